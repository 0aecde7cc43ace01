import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** What a neutral field needs excludes a target without it, as if the requirements had demanded it. */
export const impliedDemands = judged('routing/implied-demands', (view, check) => {
  checkExcluded(
    view,
    check,
    ({ tools, output_schema: schema, requirements }) =>
      requirements === undefined && (tools !== undefined || schema !== undefined),
    ({ reason }) => reason === 'capability'
  )
})
