import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Requests without ability or input, and with an empty input, are refused with 400, while the same request without the fault is accepted. */
export const requiredFields = judged('requests/required-fields', (view, check) => {
  checkRefused(view, 'requests/required-fields', [400], check)
})
