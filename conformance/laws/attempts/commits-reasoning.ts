import { checkCommitted } from '../shared/committed.ts'
import { judged } from '../shared/judged.ts'

/** Reasoning that is shown commits output, though none of it is an answer. */
export const commitsReasoning = judged('attempts/commits-reasoning', (view, check) => {
  checkCommitted(view, ({ type }) => type === 'output.reasoning.delta', check)
})
