import { brief } from '../shared/json.ts'
import { streamed } from '../shared/streamed.ts'
import { factsIn } from '../shared/usage-facts.ts'

/** Within one attempt no unit is reported twice, whatever the source. */
export const onePerAttemptUnit = streamed(
  'usage/one-per-attempt-unit',
  () => new Set<string>(),
  (units, event, check) => {
    if (event.type === 'route.selected') units.clear()
    for (const { fact } of factsIn(event)) {
      const unit = String(fact.unit)
      check(!units.has(unit), event, () => ({ expected: `one fact of ${brief(unit)} in this attempt`, saw: 'another' }))
      units.add(unit)
    }
    return units
  }
)
