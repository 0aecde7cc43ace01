import { askedOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'
import { statesGiven } from '../shared/states.ts'

/** State that was given back reaches the provider that gave it, unaltered, and no other. */
export const providerStateAccepted = judged('features/provider-state-accepted', (view, check) => {
  for (const { request, call, asked } of askedOf(view)) {
    const given = statesGiven(request)
    if (given.length === 0) continue
    const own = given.filter(({ provider }) => provider === call.target).length
    const heard = asked.pieces.filter((piece) => piece.kind === 'state')
    check(heard.length === own && heard.every((piece) => piece.own), call, () => ({
      expected: `${own} states of ${call.target}, as it gave them`,
      saw: `${heard.length}${heard.every((piece) => piece.own) ? '' : ', altered or not its own'}`
    }))
  }
})
