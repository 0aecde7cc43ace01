import type { Mutant } from './mutant.ts'
import { rewriteQueue } from './shared/rewrite-queue.ts'

export const submitsAJobTwice: Mutant = {
  name: 'submits-a-job-twice',
  title: 'A submit that the queue has accepted is sent once more.',
  predicts: ['provider-spi/queue-submitted-once'],
  edits: () => ({
    network: rewriteQueue(async ({ method, url, send }) => {
      const response = await send()
      if (method === 'POST' && url.includes('/lab-fal-a/') && response.status === 200)
        await (await send()).arrayBuffer()
      return response
    })
  })
}
