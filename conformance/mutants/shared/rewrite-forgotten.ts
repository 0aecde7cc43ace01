import type { FetchLike } from '../../client/index.ts'
import { type Exchange, rewriteAnswers } from './rewrite-answers.ts'

/** An HTTP face that answers otherwise where it answers 404 about an execution that it had accepted before. */
export function rewriteForgotten(edit: (exchange: Exchange) => Response): (app: FetchLike) => FetchLike {
  const known = new Set<string>()
  return rewriteAnswers(async (exchange) => {
    const { operation, response, path } = exchange
    if (operation === 'submit' && response.status === 202) {
      const { execution_id: id } = (await response.clone().json()) as { readonly execution_id: string }
      known.add(id)
    }
    const [, , , id = ''] = path.split('/')
    return response.status === 404 && operation !== 'other' && known.has(id) ? edit(exchange) : response
  })
}
