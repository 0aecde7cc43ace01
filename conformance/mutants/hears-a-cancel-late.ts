import type { Mutant } from './mutant.ts'

const lateMs = 250

export const hearsACancelLate: Mutant = {
  name: 'hears-a-cancel-late',
  title: 'A cancel request is answered at once and heard a quarter of a second later.',
  predicts: ['attempts/deadline-and-cancel-stop'],
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async cancel(executionId, partition) {
        const snapshot = await runtime.snapshot(executionId, partition)
        const open = !('refused' in snapshot) && !['succeeded', 'failed', 'cancelled'].includes(snapshot.status)
        if (!open) return runtime.cancel(executionId, partition)
        setTimeout(() => void runtime.cancel(executionId, partition), lateMs)
        return { accepted: true }
      }
    })
  })
}
