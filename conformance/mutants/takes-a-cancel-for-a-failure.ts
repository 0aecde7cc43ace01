import type { Provider, ProviderCall } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { cutOf } from './shared/outlive-the-cut.ts'

export const takesACancelForAFailure: Mutant = {
  name: 'takes-a-cancel-for-a-failure',
  title: 'A call that a cancel cut off counts as failed, and the next candidate is called.',
  predicts: ['cancellation/no-new-attempt'],
  edits: () => ({
    entries: (entries) => {
      const next = (call: ProviderCall): void => {
        for (const { provider } of entries) {
          const model = provider.manifest().models.find(({ abilities }) => abilities.includes(call.request.ability))
          if (model === undefined || provider.id === call.target.provider) continue
          const target = { provider: provider.id, model: model.model }
          void drain(provider, { ...call, target, signal: new AbortController().signal })
          return
        }
      }
      return entries.map((entry) => ({ ...entry, provider: followed(entry.provider, next) }))
    }
  })
}

function followed(provider: Provider, next: (call: ProviderCall) => void): Provider {
  return {
    ...provider,
    execute(call) {
      const follow = (): void => {
        if (cutOf(call) === 'cancelled' && call.request.routing?.allow_fallback === true) next(call)
      }
      call.signal.addEventListener('abort', follow, { once: true })
      return provider.execute(call)
    }
  }
}

async function drain(provider: Provider, call: ProviderCall): Promise<void> {
  try {
    for await (const _batch of provider.execute(call));
  } catch {
    // Nobody asks what becomes of it.
  }
}
