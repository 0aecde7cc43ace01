import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** An output schema reaches the provider. */
export const outputSchema = judged('features/output-schema', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => (request.output_schema === undefined ? undefined : true),
    ({ asked }) => asked.schema !== undefined
  )
})
