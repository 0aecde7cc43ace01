import type { Mutant } from './mutant.ts'

export const triesATargetTwice: Mutant = {
  name: 'tries-a-target-twice',
  title: 'Every target stands twice in a row among the candidates.',
  predicts: ['attempts/next-candidate'],
  edits: () => ({
    provider: (provider) => ({
      ...provider,
      manifest() {
        const manifest = provider.manifest()
        return { ...manifest, models: manifest.models.flatMap((model) => [model, model]) }
      }
    })
  })
}
