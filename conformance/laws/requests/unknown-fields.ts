import { judged } from '../shared/judged.ts'
import { checkRefused } from '../shared/refused.ts'

/** Fields that the schema does not name are refused at every closed level with 400, while the same request without the fault is accepted. */
export const unknownFields = judged('requests/unknown-fields', (view, check) => {
  checkRefused(view, 'requests/unknown-fields', [400], check)
})
