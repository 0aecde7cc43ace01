import { randomUUID } from 'node:crypto'
import { interruptedEnding } from '../../core/interrupted-work.ts'
import type { Clock } from '../../core/ports.ts'
import type { Commands } from './commands.ts'
import type { Holdings } from './holdings.ts'
import type { RedisKeys } from './keys.ts'
import { acquireScript, giveUpScript, releaseScript, renewScript, takeOverScript } from './lease-scripts.ts'
import type { Reply } from './link.ts'
import { expireScript } from './log-scripts.ts'

/** This process as an owner of executions: its token and its lease, and what it does for owners that died. */
export interface Owner {
  /** The fencing token: unlike any other, and void for good once another has taken the work. */
  readonly token: string
  /** Gets a token and a lease. @throws a store failure */
  acquire(): Promise<void>
  /** Renews the lease; where the work was taken, gets a new token and tells of the loss. @throws a store failure */
  renew(): Promise<void>
  /**
   * Ends the work of owners that gave their lease back, and of those whose lease has run out, if that is to be counted. It was found by the
   * last renewal. @throws a store failure
   */
  takeOver(alsoExpired: boolean): Promise<void>
  /** Something of this process may run on at the server though nobody here runs it: see to it. */
  suspect(): void
  /** Ends what the server takes for work of this process and is none (any more). @throws a store failure */
  endOrphans(): Promise<void>
  /** Counts out what has expired. @throws a store failure */
  expire(): Promise<void>
  release(): Promise<void>
}

export interface OwnerOptions {
  readonly commands: Commands
  readonly keys: RedisKeys
  readonly clock: Clock
  readonly holdings: Holdings
  readonly leaseMs: number
  /** How long the server may take over one question. */
  readonly patienceMs: number
  /** An execution has got its ending from here. */
  readonly onEnded: (executionId: string, sequence: number) => void
  /** All that this process owned was taken from it. */
  readonly onLost: () => void
  /** It has another token from now on. */
  readonly onToken: (token: string) => void
}

const takenAtOnce = 100
const expiredAtOnce = 1000

const words = (reply: Reply): string[] => (Array.isArray(reply) ? reply.map(String) : [])

/** The event of an interrupted execution behind its id and sequence, which the script writes itself. */
function restOfEnding(clock: Clock): string {
  const {
    execution_id: _id,
    sequence: _sequence,
    ...rest
  } = interruptedEnding('', 0, new Date(clock.now()).toISOString())
  return `,${JSON.stringify(rest).slice(1)}`
}

export function createOwner(options: OwnerOptions): Owner {
  const { commands, keys, clock, holdings, leaseMs, patienceMs, onEnded, onLost, onToken } = options
  let token = ''
  let dead: { readonly owner: string; readonly released: boolean }[] = []
  /** Tokens of this process that are void. */
  const former = new Set<string>()
  let suspectUntil = 0
  let renewing: Promise<void> | undefined
  let strays = new Set<string>()

  const tell = (pairs: readonly string[]): void => {
    for (let at = 0; at + 1 < pairs.length; at += 2) onEnded(String(pairs[at]), Number(pairs[at + 1]))
  }

  async function acquire(): Promise<void> {
    // Random and not counted: a server that forgot the last it gave (a failover) would give it twice.
    const fresh = randomUUID()
    await commands.run(acquireScript, [String(leaseMs)], patienceMs, fresh)
    token = fresh
    onToken(token)
  }

  async function renew(): Promise<void> {
    const [state, ...others] = words(await commands.run(renewScript, [String(leaseMs)], patienceMs))
    dead = others.flatMap((end, at) => (at % 2 === 1 ? [{ owner: String(others[at - 1]), released: end === '0' }] : []))
    if (state === 'renewed') return
    // What it ran and nobody has ended yet is ended here.
    former.add(token)
    onLost()
    await acquire()
  }

  async function takeFrom(owner: string): Promise<void> {
    for (let more = true; more; ) {
      const args = [owner, String(takenAtOnce), restOfEnding(clock)]
      const [left, ...taken] = words(await commands.run(takeOverScript, args, patienceMs))
      tell(taken)
      more = left === '1'
    }
  }

  return {
    get token() {
      return token
    },
    acquire,
    renew() {
      // Two at once would each get a token.
      renewing ??= renew().finally(() => {
        renewing = undefined
      })
      return renewing
    },
    async takeOver(alsoExpired) {
      for (const owner of former) {
        await takeFrom(owner)
        former.delete(owner)
      }
      for (const { owner, released } of dead.splice(0)) {
        if (owner !== token && (released || alsoExpired)) await takeFrom(owner)
      }
    },
    suspect() {
      // A command that was under way when its connection went may still arrive.
      suspectUntil = clock.monotonic() + 10 * leaseMs
    },
    async endOrphans() {
      if (clock.monotonic() > suspectUntil) return
      const [running = null] = await commands.read([['SMEMBERS', keys.owned(token)]], patienceMs)
      const unheld = words(running).filter((executionId) => !holdings.has(executionId))
      const certain = unheld.filter((executionId) => strays.has(executionId))
      strays = new Set(unheld)
      if (certain.length > 0)
        tell(words(await commands.run(giveUpScript, [restOfEnding(clock), ...certain], patienceMs)))
    },
    async expire() {
      const most = String(expiredAtOnce)
      while (Number(await commands.run(expireScript, [most], patienceMs)) === expiredAtOnce);
    },
    async release() {
      await commands.run(releaseScript, [], patienceMs)
    }
  }
}
