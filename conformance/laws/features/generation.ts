import { generationFields } from '../../oracle/demands.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Each parameter of a request reaches the provider with its value. */
export const generation = judged('features/generation', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => {
      const given = generationFields.filter((field) => request[field] !== undefined)
      return given.length === 0 ? undefined : given.map((field) => [field, request[field]])
    },
    ({ request, asked }) =>
      generationFields.filter((field) => request[field] !== undefined).map((field) => [field, asked.parameters[field]])
  )
})
