import { systemClock } from '../../../reference/core/system-clock.ts'
import { createMock } from '../../../reference/providers/mock/index.ts'
import type { NullRuntime } from '../mutant.ts'
import { buildReference } from '../shared/build-reference.ts'

const flow = { maxConcurrency: 64, maxQueueDepth: 64, clock: systemClock }

export const neverCallsAProvider: NullRuntime = {
  name: 'never-calls-a-provider',
  title: 'A perfect runtime makes all its answers up.',
  // Its HTTP face and its logs are the reference's own; whatever speaks of a provider is missing.
  passesUnproven: [
    'attempts/max-attempts',
    'attempts/next-candidate',
    'attempts/numbered',
    'errors/door-invalid',
    'errors/error-body',
    'errors/no-capable-target',
    'events/known-types',
    'events/schema-valid',
    'http/other-paths',
    'http/result-409',
    'http/runtime-200',
    'http/schema-valid',
    'http/submit-202',
    'http/unknown-404',
    'lifecycle/grammar',
    'lifecycle/states',
    'replay/bad-cursor-400',
    'replay/exact-suffix',
    'replay/history-immutable',
    'replay/last-event-id',
    'replay/leaving-reader',
    'replay/live-equals-replay',
    'replay/past-end-finished',
    'requests/invalid-json',
    'requests/media-type',
    'requests/required-fields',
    'requests/unknown-fields',
    'resources/no-partial-result',
    'resources/result-agrees',
    'resources/snapshot-is-fold',
    'routing/capability-filter',
    'routing/configuration-order',
    'routing/provider-order-first',
    'sequence/dense',
    'sequence/event-equals-type',
    'sequence/id-equals-sequence',
    'sequence/starts-at-one',
    'streaming/content-type',
    'streaming/frame-complete',
    'target/configured-names',
    'target/reported',
    'target/stands-unchanged',
    'terminal/exactly-one',
    'terminal/nothing-after',
    'terminal/status-agrees',
    'terminal/stream-ends-after',
    'usage/before-attempt-end',
    'usage/no-price',
    'usage/one-per-attempt-unit'
  ],
  // Its answers are over before a second reader comes, or they are not.
  mayPassUnproven: ['replay/many-readers'],
  build: (wiring) =>
    buildReference(wiring, {
      provider(provider) {
        const manifest = () => provider.manifest()
        return { ...createMock({ id: provider.id, model: 'made-up', abilities: [], ...flow }), manifest }
      }
    }).fetch
}
