import type { Provider } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'

/** Calls that are open, by the target's id. */
type Open = Map<string, Set<Promise<void>>>

/** The target waits for every call of the one before it; `-b` comes behind `-a`. */
function waitsFor(open: Open): (provider: Provider) => Provider {
  return (provider) => ({
    ...provider,
    async *execute(call) {
      await Promise.all(open.get(provider.id.replace(/-b$/, '-a')) ?? [])
      const own = open.get(provider.id) ?? new Set()
      open.set(provider.id, own)
      let done = (): void => undefined
      const ended = new Promise<void>((resolve) => {
        done = resolve
      })
      if (provider.id.endsWith('-a')) own.add(ended)
      try {
        yield* provider.execute(call)
      } finally {
        own.delete(ended)
        done()
      }
    }
  })
}

export const letsOneHungTargetBlockTheNext: Mutant = {
  name: 'lets-one-hung-target-block-the-next',
  title: 'A target starts nothing while the one before it has a call that does not come to an end.',
  predicts: ['deployment/one-broken-provider'],
  patienceMs: 1500,
  edits: () => ({ provider: waitsFor(new Map()) })
}
