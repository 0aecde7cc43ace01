import { checkExcess } from '../shared/excess.ts'
import { judged } from '../shared/judged.ts'

/** A body above the published limit is refused with 413; where none is published, it is accepted or refused with 413. */
export const tooManyBytes = judged('requests/too-many-bytes', (view, check) => {
  checkExcess(view, 'requests/too-many-bytes', 413, check)
})
