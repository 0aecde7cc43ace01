import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** An output schema excludes targets without structured output. */
export const outputSchemaDemands = judged('features/output-schema-demands', (view, check) => {
  checkExcluded(
    view,
    check,
    ({ output_schema: schema }) => schema !== undefined,
    ({ name }) => name === 'structured_output'
  )
})
