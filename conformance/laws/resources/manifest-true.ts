import { demandsOf } from '../../oracle/demands.ts'
import { type RequestBody, record } from '../../oracle/request-body.ts'
import type { AttemptView } from '../shared/attempt-view.ts'
import { at } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { type ListedModel, listedOf, namesIn } from '../shared/manifest-view.ts'

/**
 * Whom a request goes to is what the manifests say: nobody is tried who lacks something by its own manifest, and nobody is passed over
 * who has everything.
 */
export const manifestTrue = judged('resources/manifest-true', (view, check) => {
  const listed = listedOf(view)
  if (listed === undefined || view.run === undefined) return
  for (const { attempts, request, terminal } of view.executions) {
    if (terminal === undefined || !isPlain(request)) continue
    const serving = listed.models.filter(({ fields }) => namesIn(fields.abilities).includes(String(request.ability)))
    const [first] = attempts
    const wrong = attempts.find((attempt) => serving.some((model) => isOf(attempt, model) && !meets(model, request)))
    const able = serving.find((model) => meets(model, request))
    const passed = able !== undefined && (first === undefined || isPassedOver(able, first, serving)) ? able : undefined
    check(wrong === undefined && passed === undefined, wrong?.selected ?? listed.exchange, () => ({
      expected: 'attempts at those that have what is asked for by their manifests',
      saw: wrong ? `one at ${String(wrong.provider)}, which lacks it` : `none at ${String(passed?.provider)}`
    }))
  }
})

/** A request that says nothing of the order of its targets. */
const isPlain = ({ routing }: RequestBody): boolean =>
  record(routing).provider_order === undefined && record(routing).policy === undefined

const isOf = ({ selected }: AttemptView, { provider, model }: ListedModel): boolean =>
  at(selected.data, 'target', 'provider') === provider && at(selected.data, 'target', 'model') === model

/** Whether the first attempt went to one that is listed behind this one. */
function isPassedOver(able: ListedModel, first: AttemptView, serving: readonly ListedModel[]): boolean {
  const taken = serving.findIndex((model) => isOf(first, model))
  return taken > serving.indexOf(able)
}

function meets({ fields }: ListedModel, request: RequestBody): boolean {
  const { input, output, capabilities, parameters } = demandsOf(request)
  return (
    input.every((name) => namesIn(fields.input_modalities).includes(name)) &&
    output.every((name) => namesIn(fields.output_modalities).includes(name)) &&
    capabilities.every((name) => fields[name] === true) &&
    parameters.every((name) => namesIn(fields.parameters).includes(name))
  )
}
