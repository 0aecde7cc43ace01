import type { Mutant } from './mutant.ts'
import { isTerminal } from './shared/loose-event.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const reportsUsageBehindTheEnd: Mutant = {
  name: 'reports-usage-behind-the-end',
  title: 'A late counter is reported when the execution has failed.',
  predicts: ['terminal/nothing-after', 'usage/before-attempt-end', 'lifecycle/grammar', 'lifecycle/states'],
  edits: () => ({
    app: rewriteEventFrames((event, text) => {
      if (!isTerminal(event) || event.status !== 'failed') return [`${text}\n\n`]
      const { execution_id, time } = event
      const facts = [{ unit: 'request', quantity: 1, source: 'runtime' }]
      const sequence = Number(event.sequence) + 1
      const late = { execution_id, sequence, time, type: 'usage.reported', status: 'running', attempt: 1, facts }
      return [`${text}\n\n`, frameOf(late)]
    })
  })
}
