import { checkAccepted } from '../shared/accepted.ts'
import { joined } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import { ownExtension } from '../shared/own-extension.ts'

/** A request with extensions of nobody and of other adapters is accepted and served, and they reach no provider. */
export const extensionsIgnored = judged('requests/extensions-ignored', (view, check) => {
  checkAccepted(view, 'requests/extensions-ignored', check)
  for (const { calls, request } of joined(view)) {
    if (request.extensions === undefined || !JSON.stringify(request.extensions).includes('trap-')) continue
    for (const call of calls) {
      const own = ownExtension[call.request.dialect]
      const strange = (call.request.traps ?? []).filter((trap) => trap !== own)
      check(strange.length === 0, call, () => ({
        expected: `nothing of any extension but ${own}`,
        saw: strange.join(', ')
      }))
    }
  }
})
