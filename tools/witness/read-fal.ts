import { ApiError, createFalClient, type QueueStatus } from '@fal-ai/client'
import type { Fixture } from '../../conformance/lab/index.ts'
import type { Reading } from './reading.ts'

/**
 * How fal's own library sees a job through that the lab at `origin` serves: submit, status until the job is over, result. It retries
 * nothing, and asks without pauses, as often as the fixture has answers.
 */
export async function readFal(fixture: Fixture, origin: string): Promise<Reading> {
  let answered = 0
  // The library repeats what failed, whatever it is told, unless its caller has left by then. Asking for a status again is harmless.
  const left = new AbortController()
  const client = createFalClient({
    credentials: 'witness',
    retry: { maxRetries: 0 },
    suppressLocalCredentialsWarning: true,
    async fetch(input, init) {
      // The library knows one host; everything asked there is asked of the lab. A redirect would lead out of it.
      const url = String(input).replace('https://queue.fal.run', origin)
      const headers = { ...(init?.headers as Record<string, string>), 'x-fixture': fixture.id }
      const answer = await fetch(url, { ...init, headers, redirect: 'manual', signal: null })
      answered++
      const whole = new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers })
      if (!answer.ok && init?.method !== 'PUT' && !url.includes('/status')) left.abort()
      return whole
    }
  })
  const { model, cancel_after: cancelAfter } = fixture.document as { model: string; cancel_after?: number }
  const abortSignal = left.signal
  try {
    const { request_id: requestId } = await client.queue.submit(model, { input: { prompt: 'witness' }, abortSignal })
    let cancelled = false
    for (let asked = 0; asked < (fixture.exchange?.length ?? 0) + 2; asked++) {
      if (cancelAfter !== undefined && answered >= cancelAfter && !cancelled) {
        cancelled = true
        await client.queue.cancel(model, { requestId }).catch(tooLate)
      }
      const status: QueueStatus = await client.queue.status(model, { requestId, abortSignal })
      if (status.status !== 'COMPLETED') continue
      const { data } = await client.queue.result(model, { requestId, abortSignal })
      return { outcome: 'succeeded', text: '', result: data }
    }
    return { outcome: 'waiting', text: '' }
  } catch (error) {
    // A body that is no JSON fails in the library's own parser.
    if (!(error instanceof ApiError || error instanceof SyntaxError)) throw error
    return { outcome: 'failed', text: '' }
  }
}

/** A cancel that comes too late is no failure of the job. */
function tooLate(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
