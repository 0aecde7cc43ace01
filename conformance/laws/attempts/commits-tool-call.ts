import { checkCommitted } from '../shared/committed.ts'
import { judged } from '../shared/judged.ts'

/** A tool call commits output as soon as it is started: the failure behind it ends the execution. */
export const commitsToolCall = judged('attempts/commits-tool-call', (view, check) => {
  checkCommitted(view, ({ type }) => type === 'tool.call.started', check)
})
