import { digestJson } from '../../lab/facts/digest.ts'
import { records } from '../../oracle/request-body.ts'
import { checkAsked } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** The parameters of each tool reach the provider as they are. */
export const toolParametersUnaltered = judged('features/tool-parameters-unaltered', (view, check) => {
  checkAsked(
    view,
    check,
    ({ request }) =>
      request.tools === undefined ? undefined : records(request.tools).map(({ parameters }) => digestJson(parameters)),
    ({ asked }) => asked.tools.map(({ parameters }) => parameters)
  )
})
