import type { NullRuntime } from '../mutant.ts'

const submission = { status: 'accepted', created_at: '2026-01-31T12:00:00.000Z', idempotent_replay: false }

export const acceptsThenHangs: NullRuntime = {
  name: 'accepts-then-hangs',
  title: 'Every submit is accepted and nothing else is ever answered.',
  passesUnproven: [
    'http/schema-valid',
    'http/submit-202',
    'idempotency/first-is-not-replay',
    'resources/submission-id'
  ],
  patienceMs: 60,
  build: () => (request) =>
    request.method === 'POST' && request.url.endsWith('/v1/executions')
      ? Response.json({ execution_id: crypto.randomUUID(), ...submission }, { status: 202 })
      : new Promise<Response>(() => undefined)
}
