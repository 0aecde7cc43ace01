import type { Control } from '../mutant.ts'

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 25))

export const answersASubmitLate: Control = {
  name: 'answers-a-submit-late',
  title: 'A submit is answered when the execution is under way or over, with the status that it then has.',
  edits: () => ({
    runtime: (runtime) => ({
      ...runtime,
      async submit(request, options) {
        const outcome = await runtime.submit(request, options)
        if ('refused' in outcome) return outcome
        await soon()
        const snapshot = await runtime.snapshot(outcome.submission.execution_id)
        const status = 'refused' in snapshot ? outcome.submission.status : snapshot.status
        return { submission: { ...outcome.submission, status } }
      }
    })
  })
}
