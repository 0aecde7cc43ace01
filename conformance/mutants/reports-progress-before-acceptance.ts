import type { Mutant } from './mutant.ts'

export const reportsProgressBeforeAcceptance: Mutant = {
  name: 'reports-progress-before-acceptance',
  title: 'Progress is told before the provider has the call.',
  predicts: ['events/progress-after-acceptance'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      async *execute(call) {
        if (provider.id.startsWith('lab-fal-')) yield [{ type: 'progress', phase: 'queued' }]
        yield* provider.execute(call)
      }
    })
  })
}
