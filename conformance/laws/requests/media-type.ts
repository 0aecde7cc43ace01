import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Content types other than JSON in UTF-8 are refused with 415, while the same request without the fault is accepted. */
export const mediaType = judged('requests/media-type', (view, check) => {
  checkRefused(view, 'requests/media-type', [415], check)
})
