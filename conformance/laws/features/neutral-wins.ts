import { digestText } from '../../lab/facts/digest.ts'
import { generationFields } from '../../oracle/demands.ts'
import { type RequestBody, records } from '../../oracle/request-body.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** Where an extension says the same thing otherwise, the neutral field is what the provider hears. */
export const neutralWins = judged('features/neutral-wins', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) => (request.extensions === undefined ? undefined : neutralOf(request)),
    ({ request, asked }) => ({
      ...(request.instructions === undefined ? {} : { system: asked.system }),
      ...(request.tools === undefined ? {} : { tools: asked.tools.map(({ name }) => name) }),
      ...Object.fromEntries(given(request).map((field) => [field, asked.parameters[field]]))
    })
  )
})

const given = (request: RequestBody): readonly string[] =>
  generationFields.filter((field) => request[field] !== undefined)

/** The neutral fields that extensions have a word of their own for; undefined without any. */
function neutralOf(request: RequestBody): unknown {
  const fields = {
    ...(request.instructions === undefined ? {} : { system: digestText(String(request.instructions)) }),
    ...(request.tools === undefined ? {} : { tools: records(request.tools).map(({ name }) => name) }),
    ...Object.fromEntries(given(request).map((field) => [field, request[field]]))
  }
  return Object.keys(fields).length === 0 ? undefined : fields
}
