import { checkExcess } from '../shared/excess.ts'
import { judged } from '../shared/judged.ts'

/** More parts, longer URIs and deeper JSON than published are refused with 400; where no limit is published, accepted or refused with 400. */
export const otherExcess = judged('requests/other-excess', (view, check) => {
  checkExcess(view, 'requests/other-excess', 400, check)
})
