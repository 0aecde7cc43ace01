import type { FetchLike } from '../../client/index.ts'
import type { NullRuntime } from '../mutant.ts'
import type { Wiring } from '../shared/build-reference.ts'
import { type Operation, operationOf } from '../shared/rewrite-answers.ts'
import { neverCallsAProvider } from './never-calls-a-provider.ts'

interface Taken {
  readonly status: number
  readonly headers: readonly [string, string][]
  readonly text: string
}

async function take(response: Response): Promise<Taken> {
  return { status: response.status, headers: [...response.headers], text: await response.text() }
}

const origin = 'http://127.0.0.1:4320'

/** One execution as a perfect runtime shows it, every answer of it kept. */
async function record(runtime: FetchLike, ability: string): Promise<Partial<Record<Operation, Taken>>> {
  const get = async (path: string): Promise<Taken> => take(await runtime(new Request(origin + path)))
  const body = JSON.stringify({ ability, input: [{ type: 'text', text: 'Hello' }] })
  const headers = { 'content-type': 'application/json' }
  const submit = await take(await runtime(new Request(`${origin}/v1/executions`, { method: 'POST', headers, body })))
  const { execution_id: id } = JSON.parse(submit.text) as { execution_id: string }
  const events = await get(`/v1/executions/${id}/events`)
  return {
    submit,
    events,
    execution: await get(`/v1/executions/${id}`),
    result: await get(`/v1/executions/${id}/result`),
    cancel: await take(await runtime(new Request(`${origin}/v1/executions/${id}/cancel`, { method: 'POST' }))),
    runtime: await get('/v1/runtime'),
    providers: await get('/v1/providers'),
    other: await get('/v1/nothing')
  }
}

async function play(wiring: Wiring): Promise<FetchLike> {
  const tape = await record(await neverCallsAProvider.build(wiring), wiring.targets[1]?.abilities[0] ?? '')
  return (request) => {
    const { status, headers, text } = tape[operationOf(request)] ?? { status: 404, headers: [], text: '' }
    return new Response(text, { status, headers: [...headers] })
  }
}

export const playsATape: NullRuntime = {
  name: 'plays-a-tape',
  title: 'Every request is answered with what a perfect runtime once answered to another.',
  passesUnproven: [
    'attempts/numbered',
    'attempts/one-selected',
    'cancellation/cancel-terminal-409',
    'cancellation/cancel-terminal-refused',
    'cancellation/cancel-terminal-unchanged',
    'errors/door-wrong-state',
    'errors/error-body',
    'errors/never-retryable-codes',
    'errors/retryable-meaning',
    'events/envelope',
    'events/extension-neutral',
    'events/extension-stored',
    'events/known-types',
    'events/no-empty-delta',
    'events/output-index',
    'events/output-index-ascending',
    'events/schema-valid',
    'events/time-format',
    'events/type-status',
    'features/conversation-demanded',
    'features/route-explain-reasons',
    'http/events-200',
    'http/json-content-type',
    'http/providers-200',
    'http/result-200',
    'http/schema-valid',
    'http/snapshot-200',
    'http/submit-202',
    'http/submit-location',
    'idempotency/first-is-not-replay',
    'lifecycle/extension-place',
    'lifecycle/grammar',
    'lifecycle/states',
    'lifecycle/terminal-status-final',
    'replay/history-immutable',
    'requests/conversation-body',
    'resources/fold-error',
    'resources/fold-provider-state',
    'resources/fold-target',
    'resources/fold-text',
    'resources/fold-times',
    'resources/fold-usage',
    'resources/manifest-configured',
    'resources/manifest-true',
    'resources/result-agrees',
    'resources/snapshot-is-fold',
    'resources/submission-readable',
    'routing/capability-filter',
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
    'target/stands-unchanged',
    'terminal/exactly-one',
    'terminal/nothing-after',
    'terminal/reached',
    'terminal/status-agrees',
    'usage/before-attempt-end',
    'usage/fact-shape',
    'usage/no-price',
    'usage/one-per-attempt-unit',
    'usage/snapshot-sums'
  ],
  // A tape is over at once; whether the kit looks in time for a stream that lingers is a matter of the machine.
  mayPassUnproven: ['terminal/stream-ends-after'],
  build: play
}
