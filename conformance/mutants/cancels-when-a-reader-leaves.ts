import type { FetchLike } from '../client/index.ts'
import type { Mutant } from './mutant.ts'
import { operationOf } from './shared/rewrite-answers.ts'

const cancelling =
  (app: FetchLike): FetchLike =>
  async (request) => {
    if (operationOf(request) === 'events') {
      const url = request.url.replace(/\/events(\?.*)?$/, '/cancel')
      const headers = { host: request.headers.get('host') ?? '' }
      const cancel = (): void => void app(new Request(url, { method: 'POST', headers }))
      request.signal.addEventListener('abort', cancel, { once: true })
    }
    return app(request)
  }

export const cancelsWhenAReaderLeaves: Mutant = {
  name: 'cancels-when-a-reader-leaves',
  title: 'An execution is cancelled when one of its readers leaves.',
  predicts: ['replay/leaving-reader'],
  edits: () => ({ app: cancelling })
}
