import type { Mutant } from './mutant.ts'

export const addsWordsToASecondAttempt: Mutant = {
  name: 'adds-words-to-a-second-attempt',
  title: 'After a failure the next provider is asked to go on where the last one stopped.',
  predicts: ['attempts/same-content'],
  edits() {
    const asked = new WeakSet<object>()
    return {
      provider: (provider) => ({
        ...provider,
        execute(call) {
          const { request } = call
          if (!asked.has(request)) {
            asked.add(request)
            return provider.execute(call)
          }
          const input = [...request.input, { type: 'text' as const, text: 'Go on.' }]
          return provider.execute({ ...call, request: { ...request, input } as typeof request })
        }
      })
    }
  }
}
