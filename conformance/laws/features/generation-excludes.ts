import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** A parameter that a model does not take excludes it. */
export const generationExcludes = judged('features/generation-excludes', (view, check) => {
  checkExcluded(
    view,
    check,
    () => true,
    ({ reason }) => reason === 'parameter'
  )
})
