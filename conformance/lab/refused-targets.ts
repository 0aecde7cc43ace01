import type { Scenario } from '../model/scenario.ts'
import type { LabTarget } from '../model/topology.ts'

type Fields = Readonly<Record<string, unknown>>

/** Stands among the configuration fields of a scenario's runtime, and never reaches it: ids of targets to which no connection comes. */
const refusedField = 'refused_targets'

/** Positions, in the scenario's group, of the targets that refuse every connection. */
function refusedPositions({ calls }: Pick<Scenario, 'calls'>): number[] {
  return calls.flatMap((scripts, position) =>
    scripts.some((script) => script.kind === 'drop' && script.how === 'refuse') ? [position] : []
  )
}

/** Whether a scenario needs a runtime to which some target is out of reach. */
export const refusesConnections = (scenario: Pick<Scenario, 'calls'>): boolean => refusedPositions(scenario).length > 0

/** The fields that tell of it. Every dialect's target of the same role is refused with them, so that one runtime serves all dialects. */
export function refusedFields(
  scenario: Pick<Scenario, 'calls'>,
  own: readonly LabTarget[],
  all: readonly LabTarget[]
): Fields {
  const roles = refusedPositions(scenario).map((position) => roleOf(own[position]?.id ?? ''))
  return { [refusedField]: all.filter(({ id }) => roles.includes(roleOf(id))).map(({ id }) => id) }
}

const roleOf = (id: string): string => id.slice(id.lastIndexOf('-'))

/** The targets as such fields want them, at an origin where nobody listens, and the fields that are left for the runtime. */
export function withRefused(
  targets: readonly LabTarget[],
  refusing: string,
  fields: Fields = {}
): { readonly targets: readonly LabTarget[]; readonly fields: Fields } {
  const { [refusedField]: refused, ...rest } = fields
  if (!Array.isArray(refused)) return { targets, fields: rest }
  const moved = targets.map((target) => {
    if (!refused.includes(target.id)) return target
    const { pathname } = new URL(target.base_url)
    return { ...target, base_url: `${refusing}${pathname}` }
  })
  return { targets: moved, fields: rest }
}
