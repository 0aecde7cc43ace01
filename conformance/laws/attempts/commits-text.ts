import { checkCommitted } from '../shared/committed.ts'
import { judged } from '../shared/judged.ts'

/** Text commits output with its first delta: the failure behind it ends the execution. */
export const commitsText = judged('attempts/commits-text', (view, check) => {
  checkCommitted(view, ({ type }) => type === 'output.delta', check)
})
