import { brief, isRecord } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'

/** Every reported fact has a unit, a finite quantity of at least 0, and who counted. */
export const factShape = streamed(
  'usage/fact-shape',
  () => null,
  (state, event, check) => {
    if (event.type !== 'usage.reported') return state
    const { facts } = event.data
    for (const fact of Array.isArray(facts) ? facts : [facts]) {
      const fault = faultOf(fact)
      check(fault === undefined, event, () => ({ expected: 'a fact {unit, quantity, source}', saw: fault ?? '' }))
    }
    return state
  }
)

function faultOf(fact: unknown): string | undefined {
  if (!isRecord(fact)) return brief(fact)
  const { unit, quantity, source } = fact
  if (typeof unit !== 'string' || unit === '') return `unit ${brief(unit)}`
  if (typeof quantity !== 'number' || !Number.isFinite(quantity) || quantity < 0) return `${unit} ${brief(quantity)}`
  return source === 'provider' || source === 'runtime' ? undefined : `${unit} of source ${brief(source)}`
}
