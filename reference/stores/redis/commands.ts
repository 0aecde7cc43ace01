import { ErrorReply } from '@redis/client'
import { storeFailure } from '../../core/errors.ts'
import type { Clock } from '../../core/ports.ts'
import { allScripts } from './all-scripts.ts'
import type { Link, Reply } from './link.ts'
import type { Script } from './script.ts'

/** Sends commands over one link and repeats them until they are answered. Everything sent here may be repeated. */
export interface Commands {
  /**
   * Runs a script; `args` are those behind what all scripts share.
   *
   * @throws a store failure: `capacity` where the server has no memory left, `unavailable` where no answer came within `patienceMs`
   */
  run(script: Script, args: readonly string[], patienceMs: number, token?: string): Promise<Reply>
  /** Sends commands that only read, together, and returns their answers. @throws as `run` */
  read(commands: readonly (readonly string[])[], patienceMs: number): Promise<readonly Reply[]>
  /**
   * Tells the server all scripts; the first thing on a new connection. A script that the server must be told in between runs later than
   * what was sent behind it.
   */
  load(): void
  /** From now on nothing is repeated. */
  stop(): void
}

export interface CommandsOptions {
  readonly link: Link
  readonly clock: Clock
  /** What the arguments of every script begin with, before and behind the token. */
  readonly base: string
  readonly limits: readonly string[]
  readonly token: () => string
  /** Told of a refusal that is no matter of time; only its first word, which is the server's name for it. */
  readonly onRefused: (word: string) => void
}

/** Between two tries at a server that is there and refuses for now (it loads, or runs a long script). */
const busyPauseMs = 50

/** Refusals that pass by themselves, or with another server behind the same address. */
const passing = new Set([
  'LOADING',
  'BUSY',
  'TRYAGAIN',
  'MASTERDOWN',
  'CLUSTERDOWN',
  'NOREPLICAS',
  'MISCONF',
  'UNKILLABLE'
])

type Trouble = 'no connection' | 'passing' | 'read-only' | 'no memory' | 'refused'

const wordOf = (thrown: unknown): string =>
  thrown instanceof ErrorReply ? (/^[A-Z]+/.exec(thrown.message)?.[0] ?? 'ERR') : 'ERR'

function troubleOf(thrown: unknown): Trouble {
  // What is no answer of the server is a matter of the connection.
  if (!(thrown instanceof ErrorReply)) return 'no connection'
  const word = wordOf(thrown)
  if (word === 'OOM') return 'no memory'
  if (word === 'READONLY') return 'read-only'
  return passing.has(word) ? 'passing' : 'refused'
}

export function createCommands(options: CommandsOptions): Commands {
  const { link, clock, base, limits, token, onRefused } = options
  let stopped = false

  const rest = (delayMs: number): Promise<void> => new Promise((resolve) => void clock.after(delayMs, resolve))

  async function patiently<Value>(task: () => Promise<Value>, patienceMs: number): Promise<Value> {
    const until = clock.monotonic() + patienceMs
    for (;;) {
      try {
        return await task()
      } catch (thrown) {
        const trouble = troubleOf(thrown)
        if (trouble === 'no memory') throw storeFailure('capacity')
        if (trouble === 'refused') onRefused(wordOf(thrown))
        // A primary that has become a replica: the address may lead to another one now.
        if (trouble === 'read-only') link.cut()
        const left = until - clock.monotonic()
        if (stopped || left <= 0 || trouble === 'refused') throw storeFailure('unavailable')
        await (link.ready ? rest(Math.min(busyPauseMs, left)) : link.readyWithin(left))
      }
    }
  }

  async function evaluate(script: Script, args: readonly string[]): Promise<Reply> {
    try {
      return await link.send(['EVALSHA', script.digest, ...args])
    } catch (thrown) {
      // Somebody made the server forget its scripts. The source in the same command leaves no moment for that to happen again.
      if (wordOf(thrown) !== 'NOSCRIPT') throw thrown
      return await link.send(['EVAL', script.source, ...args])
    }
  }

  return {
    run: (script, args, patienceMs, as) =>
      patiently(() => evaluate(script, ['1', `${base}:stat`, base, as ?? token(), ...limits, ...args]), patienceMs),
    read: (commands, patienceMs) => patiently(() => Promise.all(commands.map((args) => link.send(args))), patienceMs),
    load() {
      for (const { source } of allScripts) link.send(['SCRIPT', 'LOAD', source]).catch(() => {})
    },
    stop() {
      stopped = true
    }
  }
}
