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
    'attempts/numbered',
    'cancellation/cancel-terminal-409',
    'cancellation/cancel-terminal-refused',
    'cancellation/cancel-terminal-unchanged',
    'errors/door-wrong-state',
    'errors/error-body',
    'errors/never-retryable-codes',
    'errors/no-capable-target',
    'errors/not-retryable-otherwise',
    'errors/retryable-meaning',
    'events/envelope',
    'events/extension-neutral',
    'events/extension-stored',
    'events/known-types',
    'events/no-empty-delta',
    'events/output-index',
    'events/output-index-ascending',
    'events/schema-valid',
    'events/started-before-deltas',
    'events/time-format',
    'events/type-status',
    'http/json-content-type',
    'http/result-409',
    'http/result-409-error',
    'http/schema-valid',
    'http/snapshot-200',
    'http/submit-202',
    'http/submit-location',
    'idempotency/first-is-not-replay',
    'lifecycle/cancelled-after-request',
    'lifecycle/cancelled-iff',
    'lifecycle/extension-place',
    'lifecycle/grammar',
    'lifecycle/states',
    'lifecycle/terminal-status-final',
    'replay/history-immutable',
    'replay/live-equals-replay',
    'requests/conversation-body',
    'resources/fold-error',
    'resources/fold-target',
    'resources/fold-times',
    'resources/no-partial-result',
    'resources/snapshot-is-fold',
    'resources/submission-id',
    'resources/submission-readable',
    'resources/submission-status',
    'security/errors-clean',
    'sequence/dense',
    'sequence/event-equals-type',
    'sequence/id-equals-sequence',
    'sequence/integer',
    'sequence/per-execution',
    'sequence/starts-at-one',
    'streaming/content-type',
    'streaming/data-is-event',
    'streaming/frame-complete',
    'streaming/no-store',
    'streaming/one-line-data',
    'target/reported',
    'terminal/exactly-one',
    'terminal/nothing-after',
    'terminal/reached',
    'terminal/status-agrees',
    'usage/before-attempt-end',
    'usage/fact-shape',
    'usage/no-price',
    'usage/one-per-attempt-unit'
  ],
  // Its answers are over before a second reader comes, or before the kit looks whether a stream lingers, or they are not.
  mayPassUnproven: ['replay/many-readers', 'terminal/stream-ends-after'],
  build: (wiring) =>
    buildReference(wiring, {
      provider(provider) {
        const manifest = () => provider.manifest()
        return { ...createMock({ id: provider.id, model: 'made-up', abilities: [], ...flow }), manifest }
      }
    }).fetch
}
