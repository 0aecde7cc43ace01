import type { Provider, ProviderEvent } from '../../reference/core/ports.ts'
import type { BenchPlan } from './orders.ts'

const text = 'The quick brown fox jumps over the lazy dog, again.'

/**
 * A provider that says `deltas` deltas, `perTick` a turn of the event loop (0: all that fit in batches of 64 with no turn between),
 * as the request's metadata asks. Gated plans wait until `open` is called.
 */
export function createBenchProvider(): Provider & { open(): void } {
  let gates: (() => void)[] = []
  return {
    id: 'bench',
    manifest: () => ({
      provider: 'bench',
      protocol_version: '0.1.0',
      models: [
        {
          model: 'bench-1',
          abilities: ['bench'],
          input_modalities: ['text'],
          output_modalities: ['text'],
          stream: true,
          tools: false,
          structured_output: false,
          async: false,
          cancel: true
        }
      ]
    }),
    async *execute({ request, signal }) {
      const plan = JSON.parse(String(request.metadata?.plan)) as BenchPlan
      if (plan.gated) await new Promise<void>((resolve) => gates.push(resolve))
      const size = plan.perTick > 0 ? plan.perTick : 64
      for (let said = 0; said < plan.deltas && !signal.aborted; said += size) {
        const batch: ProviderEvent[] = []
        for (let one = said; one < Math.min(said + size, plan.deltas); one += 1) {
          batch.push({ type: 'output.delta', output_index: 0, delta: text })
        }
        yield batch
        if (plan.perTick > 0) await new Promise((resolve) => setImmediate(resolve))
      }
      yield [{ type: 'completed', finish_reason: 'stop' }]
    },
    open() {
      for (const gate of gates) gate()
      gates = []
    }
  }
}
