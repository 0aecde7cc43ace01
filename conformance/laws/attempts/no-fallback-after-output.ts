import { checkCommitted } from '../shared/committed.ts'
import { judged } from '../shared/judged.ts'

/** Once any output event of an attempt was appended, its failure ends the execution. */
export const noFallbackAfterOutput = judged('attempts/no-fallback-after-output', (view, check) => {
  checkCommitted(view, () => true, check)
})
