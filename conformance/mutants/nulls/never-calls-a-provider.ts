import { systemClock } from '../../../reference/core/system-clock.ts'
import { createMock } from '../../../reference/providers/mock/index.ts'
import type { NullRuntime } from '../mutant.ts'
import { buildReference } from '../shared/build-reference.ts'

const flow = { maxConcurrency: 64, maxQueueDepth: 64, clock: systemClock }

export const neverCallsAProvider: NullRuntime = {
  name: 'never-calls-a-provider',
  title: 'A perfect runtime makes all its answers up.',
  passesUnproven: [],
  build: (wiring) =>
    buildReference(wiring, {
      provider(provider) {
        const manifest = () => provider.manifest()
        return { ...createMock({ id: provider.id, model: 'made-up', abilities: [], ...flow }), manifest }
      }
    }).fetch
}
