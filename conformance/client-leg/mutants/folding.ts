import type { Fold } from '../honest/client/fold.ts'
import type { Parts } from '../honest/client/parts.ts'
import type { JsonObject } from '../model/driver-protocol.ts'
import type { ClientMutant } from './client-mutant.ts'

type Total = ReturnType<Fold['total']>

/** A client whose sums are others; `change` sees all events. */
const sums =
  (change: (total: Total, events: readonly JsonObject[]) => Partial<Total>) =>
  ({ fold }: Parts): Partial<Parts> => ({
    fold() {
      const honest = fold()
      const events: JsonObject[] = []
      return {
        add(event) {
          events.push(event)
          honest.add(event)
        },
        total: () => ({ ...honest.total(), ...change(honest.total(), events) })
      }
    }
  })

const deltasOf = (events: readonly JsonObject[], types: readonly string[]): string =>
  events
    .filter(({ type }) => types.includes(String(type)))
    .map(({ delta }) => delta)
    .join('')

export const foldingMutants: readonly ClientMutant[] = [
  {
    name: 'joins-text-as-it-comes',
    title: 'Text of several outputs is mixed.',
    predicts: ['folding/text'],
    edit: sums((_, events) => ({ text: deltasOf(events, ['output.delta']) }))
  },
  {
    name: 'sorts-outputs-as-words',
    title: 'The tenth output comes behind the first.',
    predicts: ['folding/text'],
    edit: sums(({ outputs }) => {
      const sorted = [...outputs].sort((a, b) => (String(a.index) < String(b.index) ? -1 : 1))
      return { outputs: sorted, text: sorted.map(({ text }) => text).join('') }
    })
  },
  {
    name: 'takes-reasoning-for-text',
    title: 'Reasoning is told as text.',
    predicts: ['folding/only-text'],
    edit: sums((_, events) => ({ text: deltasOf(events, ['output.delta', 'output.reasoning.delta']) }))
  },
  {
    name: 'gives-all-arguments-to-the-last-call',
    title: 'A piece of arguments belongs to the call that started last.',
    predicts: ['folding/tool-calls'],
    edit: sums(({ tool_calls: calls }, events) => {
      const pieces = new Map<string, string>()
      let last = ''
      for (const { type, call_id: id, delta } of events) {
        if (type === 'tool.call.started') last = String(id)
        if (type === 'tool.call.arguments.delta') pieces.set(last, (pieces.get(last) ?? '') + String(delta))
      }
      return { tool_calls: calls.map((call) => ({ ...call, arguments: pieces.get(call.call_id) ?? '{}' })) }
    })
  },
  {
    name: 'tells-calls-by-their-ids',
    title: 'Calls are sorted by id.',
    predicts: ['folding/tool-calls'],
    edit: sums(({ tool_calls: calls }) => ({
      tool_calls: [...calls].sort((a, b) => (a.call_id < b.call_id ? -1 : 1))
    }))
  },
  {
    name: 'leaves-no-arguments-empty',
    title: 'A call without arguments has an empty text.',
    predicts: ['folding/no-arguments'],
    edit: sums(({ tool_calls: calls }, events) => ({
      tool_calls: calls.map((call) => ({
        ...call,
        arguments: deltasOf(
          events.filter((event) => event.call_id === call.call_id),
          ['tool.call.arguments.delta']
        )
      }))
    }))
  },
  {
    name: 'calls-cut-calls-whole',
    title: 'A call of a failed execution looks like any other.',
    predicts: ['folding/cut-calls'],
    edit: sums(({ tool_calls: calls }) => ({ tool_calls: calls.map(({ complete: _, ...call }) => call) }))
  },
  {
    name: 'keeps-the-last-fact-of-a-unit',
    title: 'Of several facts of one unit the last one is told.',
    predicts: ['folding/usage'],
    edit: sums(({ usage }) => ({ usage: [...new Map(usage.map((fact) => [fact.unit, fact])).values()] }))
  },
  {
    name: 'drops-zeros',
    title: 'Usage of zero is left out.',
    predicts: ['folding/usage'],
    edit: sums(({ usage }) => ({ usage: usage.filter(({ quantity }) => quantity !== 0) }))
  },
  {
    name: 'calls-every-end-a-stop',
    title: 'The finish reason is always stop.',
    predicts: ['folding/finish-reason'],
    edit: sums(() => ({ finish_reason: 'stop' }))
  },
  {
    name: 'makes-a-result-of-its-own',
    title: 'The result is rewritten.',
    predicts: ['folding/result'],
    edit: () => ({ resultOf: ({ artifacts: _, ...result }) => ({ ...result, media: [] }) })
  }
]
