import { setTimeout as sleep } from 'node:timers/promises'
import type { Mutant } from './mutant.ts'

export const cancelsALittleLater: Mutant = {
  name: 'cancels-a-little-later',
  title: 'The 202 comes at once, its effect two hundred milliseconds later.',
  predicts: ['cancellation/no-late-output'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async cancel(executionId, partition) {
        const known = await runtime.snapshot(executionId, partition)
        if ('refused' in known || !['accepted', 'routing', 'running'].includes(known.status)) {
          return runtime.cancel(executionId, partition)
        }
        void sleep(200).then(() => runtime.cancel(executionId, partition))
        return { accepted: true }
      }
    })
  })
}
