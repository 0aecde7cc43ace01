import type { Mutant } from './mutant.ts'

export const spreadsExtensionsOnce: Mutant = {
  name: 'spreads-extensions-once',
  title: 'Only the first attempt hears the extensions of the request.',
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
          const { extensions: _heard, ...rest } = request
          return provider.execute({ ...call, request: rest as typeof request })
        }
      })
    }
  }
}
