import { joined } from '../shared/facts-of.ts'
import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** In their order, the providers that were called are the providers that the log selected. */
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
    }
  }
})
