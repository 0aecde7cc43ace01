import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** Tools in a request exclude targets without tool support. */
export const toolInputDemands = judged('features/tool-input-demands', (view, check) => {
  checkExcluded(
    view,
    check,
    ({ tools }) => tools !== undefined,
    ({ name }) => name === 'tools'
  )
})
