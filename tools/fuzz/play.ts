import type { Fixture } from '../../conformance/lab/fixtures.ts'
import { createManualClock, settle } from '../../reference/core/manual-clock.ts'
import type { StoredEvent } from '../../reference/core/ports.ts'
import { createRuntime, type RuntimeConfig } from '../../reference/index.ts'

/** Never a real key; what carries it anywhere is a finding. */
export const fuzzKey = 'fuzz-CANARY-0123456789abcdef'

/** What a runtime made of one harmed answer. */
export interface Played {
  readonly executionId: string
  readonly events: readonly StoredEvent[]
  readonly ended: boolean
}

/** Turns of the event loop that a play may stand still before the clock is moved on, and moves before it counts as a hang. */
const patience = { turns: 12, moves: 4000 }

/** Runs one execution of a fresh runtime against `provider`. Time is a manual clock that is moved whenever nothing else happens. */
export async function play(fixture: Fixture, provider: typeof fetch): Promise<Played> {
  const clock = createManualClock()
  const runtime = createRuntime(configFor(fixture), { fetch: provider, clock, env: { FUZZ_KEY: fuzzKey } })
  const submitted = await runtime.submit(
    { ability: 'fuzz', input: [{ type: 'text', text: 'fuzz' }], deadline_ms: 600_000 },
    {}
  )
  if ('refused' in submitted) throw new Error(`the request is refused: ${submitted.refused.error.message}`)
  const { execution_id: executionId } = submitted.submission
  const opened = await runtime.open(executionId, 0)
  if ('refused' in opened) throw new Error(`the log cannot be read: ${opened.refused.error.message}`)
  const events: StoredEvent[] = []
  let ended = false
  const reading = (async () => {
    for (let batch = await opened.reader.next(); batch !== undefined; batch = await opened.reader.next())
      events.push(...batch)
    ended = true
  })()
  for (let moves = 0; !ended && moves < patience.moves; moves += 1) {
    for (let turn = 0; !ended && turn < patience.turns; turn += 1) await settle()
    const next = clock.waits()[0]
    if (!ended && next !== undefined) await clock.advance(next)
  }
  if (ended) await reading
  else opened.reader.close()
  const stopped = runtime.stop(0)
  for (let turn = 0; turn < patience.turns; turn += 1) await clock.advance(1000)
  await stopped
  return { executionId, events, ended }
}

function configFor({ provider, baseUrl, document }: Fixture): RuntimeConfig {
  const base_url =
    baseUrl ?? (provider === 'openai-responses' ? 'https://provider.example.test/v1' : 'https://provider.example.test')
  const shared = { id: 'fuzzed', api_key_env: 'FUZZ_KEY', base_url }
  const entry =
    provider === 'fal-queue'
      ? { type: 'fal-queue', ...shared, model: String(document.model), ability: 'fuzz', input_modalities: ['text'] }
      : { type: provider, ...shared, model: 'fuzzed', abilities: ['fuzz'] }
  return { providers: [entry], event_store: { type: 'memory' } } as RuntimeConfig
}
