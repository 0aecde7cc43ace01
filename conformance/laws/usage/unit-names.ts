import { usageUnits as named } from '../../../generated/usage-units.ts'
import { usageUnits as counted } from '../../oracle.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn, type SeenFact, type UnitView, unitsOf } from '../shared/usage-facts.ts'

type Fact = SeenFact['fact']

/**
 * What a provider counted under one of the known units is told under that unit: not under a name of the runtime's own, and not under
 * another known one. Where two counters of an attempt are equal nobody can tell them apart.
 */
export const unitNames = judged('usage/unit-names', (view, check) => {
  const units = unitsOf(view)
  for (const each of units) {
    const { attempt, unit, expected, facts } = each
    if (expected.is !== 'known') continue
    const { quantity } = expected
    if (quantity < telling) continue
    const siblings = units.filter((other) => other.attempt === attempt && other !== each)
    if (siblings.some((other) => isCount(other, quantity))) continue
    const right = facts.some(({ fact }) => fact.quantity === quantity)
    const all = attempt.events.flatMap(factsIn)
    const elsewhere = all.find(
      ({ fact }) => fact.unit !== unit && fact.quantity === quantity && (isCounted(fact) || (!right && !isKnown(fact)))
    )
    if (!right && elsewhere === undefined) continue
    check(right && elsewhere === undefined, elsewhere?.event ?? attempt, () => ({
      expected: `${quantity} as ${unit} alone`,
      saw: `${quantity} as ${brief(elsewhere?.fact.unit)}`
    }))
  }
})

/** Fewer may be a count of something else by chance. */
const telling = 2

const isKnown = ({ unit }: Fact): boolean => typeof unit === 'string' && Object.hasOwn(named, unit)

/** Whether it is told in the name of the provider under a unit that scripts count. */
const isCounted = ({ unit, source }: Fact): boolean =>
  typeof unit === 'string' && Object.hasOwn(counted, unit) && source === 'provider'

const isCount = ({ expected }: UnitView, quantity: number): boolean =>
  expected.is !== 'absent' && (expected.is === 'unclear' || expected.quantity === quantity)
