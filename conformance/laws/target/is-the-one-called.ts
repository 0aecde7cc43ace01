import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** In their order, the providers that were called are the providers that the log selected, each with its own key and model. */
export const isTheOneCalled = judged('target/is-the-one-called', (view, check) => {
  for (const { calls, attempts } of joined(view)) {
    // An attempt may end before it calls; then only who was called at all can be compared.
    const paired = calls.length === attempts.length
    for (const [position, call] of calls.entries()) {
      const told = paired ? [attempts[position]?.provider] : attempts.map(({ provider }) => provider)
      check(told.includes(call.target), attempts[position]?.selected ?? call, () => ({
        expected: `target ${call.target}, whose provider was called`,
        saw: told.map(brief).join(', ') || 'no attempt'
      }))
      const { credentialOf, model } = call.request
      const configured = view.run?.targets.find(({ id }) => id === call.target)
      if (credentialOf !== call.target) {
        check.fault(call, { expected: `the key of ${call.target}`, saw: `a request with the key of ${credentialOf}` })
      }
      if (configured !== undefined && model !== undefined && model !== configured.model) {
        check.fault(call, { expected: `model ${configured.model}`, saw: `a request for ${brief(model)}` })
      }
    }
  }
})
