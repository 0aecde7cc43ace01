import type { ProviderCall, ProviderEntry } from '../../reference/core/ports.ts'
import type { Mutant } from './mutant.ts'
import { cutOf } from './shared/outlive-the-cut.ts'

export const keepsTheSlotOfWhatWasCancelled: Mutant = {
  name: 'keeps-the-slot-of-what-was-cancelled',
  title: 'A cancelled execution never gives its slot back.',
  predicts: ['cancellation/slot-freed'],
  edits: () => ({ entries: (entries) => entries.map(leaking) })
}

function leaking(entry: ProviderEntry): ProviderEntry {
  const { provider, maxConcurrency } = entry
  let lost = 0
  const note = (call: ProviderCall): void =>
    call.signal.addEventListener('abort', () => (lost += cutOf(call) === 'cancelled' ? 1 : 0), { once: true })
  return {
    ...entry,
    provider: {
      ...provider,
      async *execute(call) {
        if (lost >= maxConcurrency) await untilCut(call)
        note(call)
        yield* provider.execute(call)
      }
    }
  }
}

const untilCut = ({ signal }: ProviderCall): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
