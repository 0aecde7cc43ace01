import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Bodies that are no JSON are refused with 400, while the same request without the fault is accepted. */
export const invalidJson = judged('requests/invalid-json', (view, check) => {
  checkRefused(view, 'requests/invalid-json', [400], check)
})
