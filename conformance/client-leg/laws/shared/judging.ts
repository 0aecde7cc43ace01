import { isDeepStrictEqual } from 'node:util'
import type { ClientRequirementId } from '../../../../generated/client-requirements.ts'
import type { JsonObject } from '../../model/driver-protocol.ts'
import { type ExecutionLog, isTerminal, type LogEvent } from '../../model/execution-log.ts'
import type { ClientLaw, ClientViolation, Finding } from '../../model/law.ts'
import type { ClientRun, CommandRun, FaceOperation, SeenRequest } from '../../model/run.ts'

export const nothing: Finding = { antecedents: 0, violations: [] }

/** A law about every run. */
export const law = (requirement: ClientRequirementId, judge: (run: ClientRun) => Finding): ClientLaw => ({
  requirement,
  judge
})

/** A law that looks at the runs of its own scenarios alone. */
export const lawAbout = (requirement: ClientRequirementId, judge: (run: ClientRun) => Finding): ClientLaw =>
  law(requirement, (run) => (run.about.includes(requirement) ? judge(run) : nothing))

/** What a law finds where its condition held `antecedents` times. */
export const found = (antecedents: number, violations: readonly (ClientViolation | undefined)[]): Finding => ({
  antecedents,
  violations: violations.filter((violation) => violation !== undefined)
})

/** A law about each command of some operations, in the runs of its own scenarios. */
export const lawOfCommands = (
  requirement: ClientRequirementId,
  operations: readonly string[],
  judge: (command: CommandRun, run: ClientRun) => ClientViolation | undefined
): ClientLaw =>
  lawAbout(requirement, (run) => {
    const commands = run.commands.filter(({ command }) => operations.includes(command.op))
    return found(
      commands.length,
      commands.map((command) => judge(command, run))
    )
  })

export const isReading = ({ command }: CommandRun): boolean => command.op === 'events' || command.op === 'execute'

export const requestsOf = (run: ClientRun, operation: FaceOperation): readonly SeenRequest[] =>
  run.requests.filter((request) => request.operation === operation)

/** The connections of each execution, in order. */
export function connectionsOf(run: ClientRun): ReadonlyMap<string, readonly SeenRequest[]> {
  const grouped = new Map<string, SeenRequest[]>()
  for (const request of requestsOf(run, 'events')) {
    const own = grouped.get(request.executionId ?? '')
    if (own === undefined) grouped.set(request.executionId ?? '', [request])
    else own.push(request)
  }
  return grouped
}

/** The readings of each execution. */
export function readingsOf(run: ClientRun): ReadonlyMap<string, readonly CommandRun[]> {
  const grouped = new Map<string, CommandRun[]>()
  for (const reading of run.commands.filter((command) => isReading(command))) {
    const { executionId } = logFor(run, reading)
    const own = grouped.get(executionId)
    if (own === undefined) grouped.set(executionId, [reading])
    else own.push(reading)
  }
  return grouped
}

/** The log that a reading was about. */
export const logFor = (run: ClientRun, { command, startedId }: CommandRun): ExecutionLog =>
  run.logs.get(command.execution_id ?? startedId ?? '') ?? run.log

/** What a reading has to hand out. */
export const expectedOf = (run: ClientRun, reading: CommandRun): readonly LogEvent[] =>
  logFor(run, reading).events.filter(({ sequence }) => sequence > (reading.command.after ?? 0))

/** The sequences that a reading handed out, as far as the driver has told them. */
export function sequencesOf({ end, events }: CommandRun): readonly number[] {
  if (end?.kind === 'done' && end.reading !== undefined) return end.reading.sequences
  if (end?.kind === 'error' && end.sequences !== undefined) return end.sequences
  return events.map(({ sequence }) => Number(sequence))
}

/** A command in words, for a witness. */
export function commandWords({ command, note }: CommandRun): string {
  const after = command.after === undefined ? '' : ` after ${command.after}`
  return `command ${command.id} (${command.op}${after}${note === undefined ? '' : `, ${note}`})`
}

/** How a command ended, in words. */
export function endWords(reading: CommandRun): string {
  const { end } = reading
  if (end === undefined) return 'no end'
  if (end.kind === 'hung')
    return `no end within ${end.afterMs / 1000} s (a client with long waits of its own needs a greater --timeout)`
  if (end.kind === 'died') return end.sentence
  const many = isReading(reading) ? ` after ${sequencesOf(reading).length} events` : ''
  if (end.kind === 'done') return `a clean end${many}`
  const { kind, code, status, message } = end.error
  const facts = [kind, status, code].filter((fact) => fact !== undefined).join(' ')
  return `the error ${facts} (${message.slice(0, 160)})${many}`
}

/** The first number that is not one more than the one before it. */
export function firstBreak(sequences: readonly number[], after: number): string | undefined {
  const at = sequences.findIndex((sequence, index) => sequence !== after + index + 1)
  if (at === -1) return undefined
  const before = at === 0 ? `the cursor ${after}` : `event ${sequences[at - 1]}`
  return `event ${sequences[at]} behind ${before}`
}

/** What keeps a reading from being whole: an error, a missing, doubled or altered event. */
export function wholeFault(reading: CommandRun, run: ClientRun): ClientViolation | undefined {
  const expected = expectedOf(run, reading)
  const first = expected[0]?.sequence ?? 0
  const wanted = `events ${first} to ${expected.at(-1)?.sequence ?? 0}, each once and unaltered, and a clean end`
  const where = commandWords(reading)
  const say = (saw: string): ClientViolation => ({ expected: wanted, saw, where })
  if (reading.end?.kind !== 'done') return say(endWords(reading))
  const sequences = sequencesOf(reading)
  const broken = firstBreak(sequences, reading.command.after ?? 0)
  if (broken !== undefined) return say(broken)
  if (sequences.length !== expected.length) return say(`a clean end after event ${sequences.at(-1) ?? 'none'}`)
  return alteredEvent(reading, expected, say)
}

function alteredEvent(
  reading: CommandRun,
  expected: readonly LogEvent[],
  say: (saw: string) => ClientViolation
): ClientViolation | undefined {
  if (reading.command.options?.report === 'summary') {
    const text = reading.end?.kind === 'done' ? reading.end.reading?.text : undefined
    const whole = textOf(expected)
    return text === whole
      ? undefined
      : say(`a text of ${text?.length} characters in place of ${whole.length}${firstDifference(text ?? '', whole)}`)
  }
  const at = expected.findIndex((event, index) => !isDeepStrictEqual(reading.events[index], event))
  if (at === -1) return undefined
  return say(`event ${expected[at]?.sequence} ${differenceOf(expected[at] ?? {}, reading.events[at] ?? {})}`)
}

function firstDifference(saw: string, wanted: string): string {
  const at = [...wanted].findIndex((character, index) => saw[index] !== character)
  return at === -1 ? '' : `, first other at ${at}`
}

/** The first field that differs, in words. */
export function differenceOf(wanted: JsonObject, saw: JsonObject): string {
  const field = [...new Set([...Object.keys(wanted), ...Object.keys(saw)])].find(
    (name) => !isDeepStrictEqual(wanted[name], saw[name])
  )
  if (field === undefined) return 'is the same'
  return `holds ${shortJson(saw[field])} as ${field}, not ${shortJson(wanted[field])}`
}

export function shortJson(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

/** The text of a log, as the snapshot folds it. */
export function textOf(events: readonly LogEvent[]): string {
  const texts = new Map<number, string>()
  for (const { type, output_index: index, delta } of events)
    if (type === 'output.delta') texts.set(Number(index), (texts.get(Number(index)) ?? '') + String(delta))
  return [...texts]
    .sort(([a], [b]) => a - b)
    .map(([, text]) => text)
    .join('')
}

/** The law that a scenario's readings are whole, whatever its server did. */
export const lawOfWholeReadings = (requirement: ClientRequirementId): ClientLaw =>
  lawOfCommands(requirement, ['events', 'execute'], wholeFault)

/** Whether what was handed out ends with the terminal event, or nothing was left to hand out. */
export function reachedTheEnd(reading: CommandRun, run: ClientRun): boolean {
  const { events } = logFor(run, reading)
  const last = Math.max(reading.command.after ?? 0, sequencesOf(reading).at(-1) ?? 0)
  return last >= (events.find(isTerminal)?.sequence ?? Number.POSITIVE_INFINITY)
}

/** The law that a command of a scenario ends in an error rather than as success. */
export const lawOfErrors = (requirement: ClientRequirementId, expected: string): ClientLaw =>
  lawOfCommands(requirement, ['events', 'execute'], (command) =>
    command.end?.kind === 'error' ? undefined : { expected, saw: endWords(command), where: commandWords(command) }
  )

/** Early by less than a timer's grain is not early. */
const grainMs = 25

/** The law that nothing is asked again before the answer's wait is over. */
export const lawOfWaits = (requirement: ClientRequirementId): ClientLaw =>
  lawAbout(requirement, (run) => {
    const asked = run.requests.filter(({ answer }) => answer.notBefore !== undefined)
    const violations = asked.map((request) => {
      const next = run.requests.find((other) => other.number > request.number && other.operation === request.operation)
      const early = next === undefined ? 0 : (request.answer.notBefore ?? 0) - next.at
      if (next === undefined || early <= grainMs) return undefined
      return {
        expected: `no request before the wait of the answer to request ${request.number} was over`,
        saw: `${next.method} ${next.path} ${Math.round(early)} ms before`,
        where: `request ${next.number}`
      }
    })
    return found(asked.length, violations)
  })
