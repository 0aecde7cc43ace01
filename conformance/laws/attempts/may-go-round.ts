import { judged } from '../shared/judged.ts'
import { roundsOf } from '../shared/rounds.ts'

/** Tells whether a runtime goes round once every candidate was used; nothing can be wrong with it. */
export const mayGoRound = judged('attempts/may-go-round', (view, check) => {
  for (const { later } of roundsOf(view)) {
    const [again] = later
    if (again !== undefined) check(true, again, () => ({ expected: 'another round', saw: 'none' }))
  }
})
