import type { ExecutionRequest } from '../../generated/types.ts'
import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

const demanding = (requirements: NonNullable<ExecutionRequest['requirements']>) =>
  Object.fromEntries(Object.entries(requirements).map(([name, value]) => [name, value === false ? true : value]))

export const takesFalseForADemand: Mutant = {
  name: 'takes-false-for-a-demand',
  title: 'A capability that stands in the requirements is demanded, whatever stands beside it.',
  predicts: ['routing/true-demands'],
  edits: () => ({
    runtime: rewriteSubmit(({ requirements, ...request }) =>
      requirements === undefined ? request : { ...request, requirements: demanding(requirements) }
    )
  })
}
