import { checkCommitted } from '../shared/committed.ts'
import { judged } from '../shared/judged.ts'

/** A refusal that is shown commits output: no other target is asked behind it. */
export const commitsRefusal = judged('attempts/commits-refusal', (view, check) => {
  checkCommitted(view, ({ type }) => type === 'output.refusal.delta', check)
})
