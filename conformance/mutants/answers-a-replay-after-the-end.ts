import { setTimeout as sleep } from 'node:timers/promises'
import type { Mutant } from './mutant.ts'
import { peek, rewriteKeyed } from './shared/rewrite-keyed.ts'

export const answersAReplayAfterTheEnd: Mutant = {
  name: 'answers-a-replay-after-the-end',
  title: 'A replay waits until its execution has ended.',
  predicts: ['idempotency/replay-while-running'],
  edits: () => ({
    app: rewriteKeyed(async ({ send, snapshot }) => {
      const response = await send()
      if (response.status !== 200) return response
      const { execution_id: id } = await peek(response)
      while (['accepted', 'routing', 'running'].includes(String((await snapshot(String(id))).status))) await sleep(20)
      return response
    })
  })
}
