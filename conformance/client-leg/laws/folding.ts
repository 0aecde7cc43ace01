import { isDeepStrictEqual } from 'node:util'
import type { JsonObject, ReadingDone } from '../model/driver-protocol.ts'
import { callsOf, type ExecutionLog, outputsOf, usageOf } from '../model/execution-log.ts'
import type { ClientLaw, ClientViolation } from '../model/law.ts'
import { commandWords, differenceOf, endWords, lawOfCommands, logFor, shortJson, textOf } from './shared/judging.ts'

/** A law about what a reading that ended well adds up to. */
const lawOfTotals = (
  requirement: ClientLaw['requirement'],
  judge: (reading: ReadingDone, log: ExecutionLog) => Omit<ClientViolation, 'where'> | undefined
): ClientLaw =>
  lawOfCommands(requirement, ['events', 'execute'], (command, run) => {
    const where = commandWords(command)
    if (command.end?.kind !== 'done' || command.end.reading === undefined)
      return { expected: 'a clean end', saw: endWords(command), where }
    const fault = judge(command.end.reading, logFor(run, command))
    return fault === undefined ? undefined : { ...fault, where }
  })

const same = (what: string, wanted: unknown, saw: unknown): Omit<ClientViolation, 'where'> | undefined =>
  isDeepStrictEqual(wanted, saw)
    ? undefined
    : { expected: `${what} ${firstOther(wanted, saw)}`, saw: `${what} ${firstOther(saw, wanted)}` }

/** Of two lists, the first entry in which they differ. */
function firstOther(list: unknown, other: unknown): string {
  if (!Array.isArray(list) || !Array.isArray(other)) return shortJson(list)
  const at = list.findIndex((entry, index) => !isDeepStrictEqual(entry, other[index]))
  return at === -1 ? `of ${list.length} entries` : `${shortJson(list[at])} at ${at}`
}

const text = lawOfTotals('folding/text', (reading, { events }) => {
  const outputs = outputsOf(events).map(({ index, text }) => ({ index, text }))
  const told = reading.outputs.map(({ index, text }) => ({ index, text }))
  return same('text', textOf(events), reading.text) ?? same('outputs', outputs, told)
})

const onlyText = lawOfTotals('folding/only-text', (reading, { events }) => same('text', textOf(events), reading.text))

const bare = (calls: ReadingDone['tool_calls']) =>
  calls.map(({ call_id, name, arguments: given }) => ({ call_id, name, arguments: given }))

const toolCalls = lawOfTotals('folding/tool-calls', (reading, { events }) =>
  same('tool calls', callsOf(events), bare(reading.tool_calls))
)

const noArguments = lawOfTotals('folding/no-arguments', (reading, { events }) =>
  same('tool calls', callsOf(events), bare(reading.tool_calls))
)

const cutCalls = lawOfTotals('folding/cut-calls', (reading) => {
  const whole = reading.tool_calls.find(({ complete }) => complete !== false)
  return whole === undefined
    ? undefined
    : { expected: '"complete": false, or no call', saw: `the call ${whole.call_id} as a whole one` }
})

/** What the protocol says of a fact; whether a sum keeps more is taste. */
const knownFact = ({ unit, quantity, source, complete }: JsonObject): JsonObject => ({
  unit,
  quantity,
  source,
  ...(complete === undefined ? {} : { complete })
})

const usage = lawOfTotals('folding/usage', (reading, { events }) =>
  same('usage', usageOf(events).map(knownFact), reading.usage.map(knownFact))
)

const finishReason = lawOfTotals('folding/finish-reason', (reading, { events }) =>
  same('finish reason', events.at(-1)?.finish_reason, reading.finish_reason)
)

const result = lawOfTotals('folding/result', (reading, log) =>
  isDeepStrictEqual(reading.result, log.result)
    ? undefined
    : {
        expected: 'the result as the runtime gave it',
        saw: `a result that ${differenceOf(log.result, reading.result ?? {})}`
      }
)

export const foldingLaws: readonly ClientLaw[] = [
  text,
  onlyText,
  toolCalls,
  noArguments,
  cutCalls,
  usage,
  finishReason,
  result
]
