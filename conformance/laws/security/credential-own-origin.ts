import { judged } from '../shared/judged.ts'

/** Whatever the runtime asks of the lab, it presents the key of the target that it asks, or none; elsewhere it presents none. */
export const credentialOwnOrigin = judged('security/credential-own-origin', (view, check) => {
  for (const each of view.requests) {
    const { target, credentialOf } = each.request
    if (credentialOf === 'none' || credentialOf === 'unknown') continue
    check(credentialOf === target, each, () => ({
      expected: target === 'elsewhere' ? 'no credential at another origin' : `the credential of ${target}`,
      saw: `that of ${credentialOf}`
    }))
  }
})
