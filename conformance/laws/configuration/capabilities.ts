import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** What the configuration says of structured output and parameters decides which targets serve a request that needs them. */
export const capabilities = judged('configuration/capabilities', (view, check) => {
  checkExcluded(
    view,
    check,
    () => true,
    ({ reason, name }) => reason === 'parameter' || name === 'structured_output'
  )
})
