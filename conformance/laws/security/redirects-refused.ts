import type { CallScript } from '../../model/script.ts'
import { judged } from '../shared/judged.ts'

/** Where a provider redirects to, at its own origin or another, no request follows; and the redirect is no success. */
export const redirectsRefused = judged('security/redirects-refused', (view, check) => {
  for (const call of view.calls) {
    if (call.script === undefined || !redirects(call.script)) continue
    const followed = view.requests.find(
      ({ index, request }) =>
        index > call.index && (request.target === 'elsewhere' || request.path.includes('/followed/'))
    )
    check(followed === undefined, followed ?? call, () => ({
      expected: 'no request behind a redirect',
      saw: `${followed?.request.method} to ${followed?.request.target === 'elsewhere' ? 'another origin' : 'the same origin'}`
    }))
  }
})

const isRedirect = (status: number | undefined): boolean => status !== undefined && status >= 300 && status < 400

function redirects(script: CallScript): boolean {
  if (script.kind === 'status')
    return isRedirect(script.status) && Object.keys(script.headers ?? {}).includes('location')
  return script.kind === 'stream' && script.acts.some((act) => 'poll' in act && isRedirect(act.poll.http))
}
