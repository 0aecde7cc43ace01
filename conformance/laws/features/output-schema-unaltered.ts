import { digestJson } from '../../lab/facts/digest.ts'
import { checkAsked, fieldOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** The schema of the output reaches the provider as it is. */
export const outputSchemaUnaltered = judged('features/output-schema-unaltered', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => {
      const { schema } = fieldOf(request, 'output_schema')
      return schema === undefined ? undefined : digestJson(schema)
    },
    ({ asked }) => asked.schema
  )
})
