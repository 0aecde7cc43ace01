import { isJson } from '../../oracle/is-json.ts'
import type { Said } from '../../oracle.ts'
import type { ExchangeView } from '../shared/exchange-view.ts'
import { isCompleted } from '../shared/facts-of.ts'
import { at, brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { lastAttempts } from '../shared/said-attempts.ts'

const cutting = ['length', 'content_filter', 'refusal', 'pause', 'other']

/** A call whose arguments the provider's own cut left without their end is marked wherever it is shown; a failure shows none. */
export const cutCallIncomplete = judged('resources/cut-call-incomplete', (view, check) => {
  for (const { execution, attempt, said } of lastAttempts(view)) {
    const cut = cutCalls(said)
    if (cut.length === 0) continue
    if (!isCompleted(execution)) check(true, attempt, () => ({ expected: '', saw: '' }))
    for (const resource of isCompleted(execution) ? [...execution.snapshots, ...execution.results] : []) {
      const calls = callsIn(resource)
      if (calls === undefined) continue
      const unmarked = cut.find((position) => calls[position]?.complete !== false)
      check(unmarked === undefined, resource, () => ({
        expected: `call ${unmarked} with complete false`,
        saw: brief(calls[unmarked ?? 0]?.complete)
      }))
    }
  }
})

/** Positions of the calls whose arguments cannot be whole. One without any may have none. */
function cutCalls({ ending, tools }: Said): readonly number[] {
  if (ending.kind !== 'completed' || !cutting.includes(ending.finish)) return []
  return tools.flatMap(({ arguments: text }, position) => (text === '' || isJson(text) ? [] : [position]))
}

function callsIn({
  exchange: { status, body }
}: ExchangeView): readonly Readonly<Record<string, unknown>>[] | undefined {
  const calls = at(body, 'result', 'tool_calls')
  return status === 200 && Array.isArray(calls) ? calls.filter(isRecord) : undefined
}
