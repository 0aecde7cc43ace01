import { NotWired } from '../../runner/usage-error.ts'
import { within } from '../../runner/within.ts'
import type { DriverAnswer, DriverCommand } from '../model/driver-protocol.ts'
import type { CommandEnd, CommandRun } from '../model/run.ts'
import type { Told } from '../model/scenario.ts'
import type { Driver, StartDriver } from './driver.ts'
import { BadAnswer, parseAnswer, parseReading } from './parse-answer.ts'

/** Who is driven. */
export interface DriverName {
  readonly name: string
  readonly language: string
  readonly version: string
}

/** One driver process and the commands that are under way in it. */
export interface DriverSession {
  /** `scenario` is named where the answer is none. */
  readonly tell: (command: Omit<DriverCommand, 'id'>, patienceMs: number, scenario?: string) => Told
  /** Rejects with `NotWired` once the driver has said what no driver may say. Never resolves. */
  readonly broken: Promise<never>
  /** Whether the process is over. */
  readonly isOver: () => boolean
  readonly stop: () => Promise<void>
}

/** Who ended a command: the driver by its answer, or the kit, which waited no longer. */
type Over = Map<string, 'answered' | 'given up'>

interface Open {
  readonly run: CommandRun
  readonly scenario: string
  readonly finish: (end: CommandEnd) => void
  readonly wake: () => void
}

/** Starts a driver and keeps its commands apart by their ids. */
export async function openSession(start: StartDriver, now: () => number): Promise<DriverSession> {
  const open = new Map<string, Open>()
  const over: Over = new Map()
  let isOver = false
  let count = 0
  let breaks: (error: Error) => void = () => undefined
  const broken = new Promise<never>((_, reject) => {
    breaks = reject
  })
  broken.catch(() => undefined)
  let lines = 0
  const refuse = (why: string): void =>
    breaks(new NotWired(`the driver's line ${lines} does not keep the driver protocol: ${why}`))
  const onLine = (line: string): void => {
    lines += 1
    try {
      take(parseAnswer(line), open, over)
    } catch (error) {
      if (!(error instanceof BadAnswer)) throw error
      refuse(`${error.message}${whereOf(line, open)}`)
    }
  }
  const driver = await start(onLine, (limit) => {
    lines += 1
    refuse(`it has more than ${limit} characters and no end; each answer is a line of its own`)
  })
  driver.ended.then((sentence) => {
    isOver = true
    const told = withLastLines(sentence, driver)
    for (const { finish } of open.values()) finish({ kind: 'died', sentence: told })
  })
  return {
    broken,
    isOver: () => isOver,
    stop: driver.stop,
    tell(fields, patienceMs, scenario = 'hello') {
      count += 1
      const command: DriverCommand = { id: String(count), ...fields }
      return told(command, patienceMs, scenario, { open, over, driver, now, isOver: () => isOver })
    }
  }
}

/** The command that a line was meant for, as far as it says so. */
function whereOf(line: string, open: ReadonlyMap<string, Open>): string {
  const [, id = ''] = /"id"\s*:\s*"([^"]*)"/.exec(line) ?? []
  const entry = open.get(id)
  return entry === undefined ? '' : ` (in answer to ${entry.run.command.op} of ${entry.scenario})`
}

interface Surroundings {
  readonly open: Map<string, Open>
  readonly over: Over
  readonly driver: Driver
  readonly now: () => number
  readonly isOver: () => boolean
}

function told(
  command: DriverCommand,
  patienceMs: number,
  scenario: string,
  { open, over, driver, now, isOver }: Surroundings
): Told {
  const run: CommandRun = { command, toldAt: now(), events: [] }
  const listeners = new Set<() => void>()
  const ended = new Promise<CommandRun>((resolve) => {
    const timer = setTimeout(() => finish({ kind: 'hung', afterMs: patienceMs }), patienceMs)
    const finish = (end: CommandEnd): void => {
      if (run.end !== undefined) return
      clearTimeout(timer)
      run.end = end
      run.endedAt = now()
      open.delete(command.id)
      over.set(command.id, end.kind === 'hung' || end.kind === 'died' ? 'given up' : 'answered')
      for (const listener of listeners) listener()
      resolve(run)
    }
    open.set(command.id, { run, scenario, finish, wake: () => listeners.forEach((listener) => void listener()) })
    if (isOver()) finish({ kind: 'died', sentence: 'the driver had ended before' })
  })
  driver.send(JSON.stringify(command))
  return {
    run,
    ended,
    handedOut: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (run.events.length < wanted && run.end === undefined) return
          listeners.delete(look)
          resolve(run.events.length)
        }
        listeners.add(look)
        look()
      })
  }
}

const isReading = ({ command }: CommandRun): boolean => command.op === 'events' || command.op === 'execute'

function take(answer: DriverAnswer, open: Map<string, Open>, over: Over): void {
  const entry = open.get(answer.id)
  if (entry === undefined) {
    // What comes behind an end that the kit itself has set (a command that hung) is of no interest.
    const ended = over.get(answer.id)
    if (ended === 'given up') return
    const why =
      ended === undefined ? "which is no command's" : 'which has had its answer; nothing follows "done" or "error"'
    throw new BadAnswer(`"id" is ${JSON.stringify(answer.id)}, ${why}`)
  }
  const { run, finish, wake } = entry
  if ('event' in answer && !isReading(run))
    throw new BadAnswer(`"event" is no answer to ${run.command.op}; "done" or "error" is needed`)
  if ('event' in answer) run.events.push(answer.event)
  else if ('started' in answer) run.startedId = answer.started.execution_id
  else if ('error' in answer) {
    const { error, sequences } = answer
    if (isReading(run) && sequences === undefined && error.kind !== 'unsupported')
      throw new BadAnswer(`"sequences" is absent beside the error; it lists what was handed out before`)
    finish({ kind: 'error', error, ...(sequences === undefined ? {} : { sequences }) })
  } else {
    const isRead = isReading(run)
    finish({ kind: 'done', done: answer.done, ...(isRead ? { reading: parseReading(answer.done) } : {}) })
  }
  wake()
}

/**
 * Asks the driver who it is.
 *
 * @throws NotWired where it ends, says nothing in time or speaks another version of the driver protocol.
 */
export async function greet(session: DriverSession, patienceMs: number): Promise<DriverName> {
  const { ended } = session.tell({ op: 'hello' }, patienceMs)
  const { end } = await Promise.race([ended, session.broken])
  if (end?.kind === 'died') throw new NotWired(end.sentence)
  if (end?.kind === 'hung')
    throw new NotWired(
      `the driver did not answer {"op": "hello"} within ${patienceMs / 1000} s; it answers each line of standard input with a line on standard output, at once`
    )
  if (end?.kind !== 'done') throw new NotWired(`the driver refused {"op": "hello"}: ${end?.error.message ?? ''}`)
  const { name, language, version, protocol } = end.done
  if (protocol !== 1) throw new NotWired(`"done.protocol" of hello is ${JSON.stringify(protocol)}; this kit speaks 1`)
  for (const [field, value] of Object.entries({ name, language, version }))
    if (typeof value !== 'string') throw new NotWired(`"done.${field}" of hello is ${JSON.stringify(value)}, not text`)
  return { name: String(name), language: String(language), version: String(version) }
}

/** Lets go of what hangs, so that it does not disturb what follows. */
export async function letGo(session: DriverSession, told: Told): Promise<void> {
  if (told.run.end?.kind !== 'hung' || session.isOver()) return
  const abort = session.tell({ op: 'abort', target: told.run.command.id }, 1000)
  await within(abort.ended, 1000)
}

function withLastLines(sentence: string, driver: Driver): string {
  const lines = driver.lastLines().trimEnd()
  if (lines === '') return sentence
  return `${sentence}; its last lines:\n${lines
    .split('\n')
    .map((line) => `  | ${line}`)
    .join('\n')}`
}
