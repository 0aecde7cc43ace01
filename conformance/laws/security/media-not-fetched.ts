import { fieldOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'

/** What a media URI names, in a request or in a result, is asked for by nobody, while the URI itself reaches the provider or the caller. */
export const mediaNotFetched = judged('security/media-not-fetched', (view, check) => {
  const fetched = view.strays.find(({ request }) => request.path.includes(mediaPath))
  for (const execution of view.executions) {
    const sent = JSON.stringify(fieldOf({ request: execution.request }, 'request')).includes(mediaPath)
    const given = JSON.stringify(execution.calls?.map(({ script }) => script) ?? '').includes(mediaPath)
    if ((!sent && !given) || view.calls.length === 0) continue
    check(fetched === undefined, fetched ?? execution, () => ({
      expected: 'no request for the media',
      saw: `${fetched?.request.method} ${mediaPath}`
    }))
  }
})

/** Where cases put their media at the origin that hears every request. */
const mediaPath = '/media/'
