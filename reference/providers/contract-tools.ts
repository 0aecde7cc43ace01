import { deepEqual, ok } from 'node:assert/strict'
import type { ProviderEvent } from '../core/ports.ts'
import { mustSucceed, targetOf } from './contract-attempt.ts'
import type { DefineTest, ProviderUnderTest, WithBench } from './contract-bench.ts'
import type { Scene } from './contract-site.ts'

const nothing: Scene = (_exchange, response) => void response.writeHead(500).end()

/** Calls of tools: an adapter that says it has them is judged by them. */
export function toolCalls(test: DefineTest, bench: WithBench, { tools, wire }: ProviderUnderTest): void {
  test('an adapter whose manifest says tools is described with an answer that calls some', () =>
    bench(nothing, async ({ provider }) => {
      const says = provider.manifest().models.some((model) => model.tools)
      ok(!says || tools !== undefined, 'describe an answer with tool calls: give the suite `tools`')
      ok(tools === undefined || tools.calls.length > 0, 'an answer that calls no tool shows nothing')
      ok(tools === undefined || wire === undefined || tools.answer !== undefined, 'say what comes over the wire')
    }))

  if (tools === undefined) return
  test('the calls of an answer are told with name and whole arguments, in their order', () =>
    bench(tools.answer ?? nothing, async ({ run, provider }) => {
      const events = mustSucceed(
        await run(tools.request === undefined ? {} : { request: tools.request }),
        targetOf(provider)
      )
      deepEqual(callsOf(events), tools.calls)
      const end = events.at(-1)
      const reason = end?.type === 'completed' ? end.finish_reason : undefined
      ok(reason === undefined || reason === 'tool_calls', `the reason is the calls, not ${reason}`)
    }))
}

/** A call without arguments folds to an empty object. */
function callsOf(events: readonly ProviderEvent[]): { name: string; arguments: string }[] {
  return events.flatMap((event) => {
    if (event.type !== 'tool.call.started') return []
    const said = events.map((other) =>
      other.type === 'tool.call.arguments.delta' && other.call_id === event.call_id ? other.delta : ''
    )
    return [{ name: event.name, arguments: said.join('') || '{}' }]
  })
}
