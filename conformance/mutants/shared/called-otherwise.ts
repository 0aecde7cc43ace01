import type { Provider, ProviderEvent } from '../../../reference/core/ports.ts'
import type { Rebuild } from '../mutant.ts'
import { answer } from './rewrite-answers.ts'

/** What a call does that is answered with status 200 and something that is not called an event stream. */
export interface CalledOtherwise {
  /** What it tells in place of an event. */
  readonly event?: (event: ProviderEvent) => readonly ProviderEvent[]
  /** Whether it completes where the adapter fails. */
  readonly completes?: boolean
}

/** A provider whose adapter treats such an answer otherwise. Queues answer with JSON, and are left alone. */
export function rewriteCalledOtherwise({ event, completes }: CalledOtherwise) {
  return (provider: Provider, rebuild: Rebuild): Provider => {
    if (provider.id.startsWith('lab-fal-')) return provider
    return {
      ...provider,
      async *execute(call) {
        let odd = false
        const own = rebuild((fetch) => async (input, init) => {
          const response = await fetch(input, init)
          const type = response.headers.get('content-type') ?? ''
          odd = response.status === 200 && !type.startsWith('text/event-stream')
          if (!odd || event === undefined) return response
          return answer(response, { headers: { 'content-type': 'text/event-stream' } })
        })
        try {
          for await (const batch of own.execute(call)) {
            yield odd && event !== undefined ? batch.flatMap((one) => event(one)) : batch
          }
        } catch (error) {
          if (!odd || completes !== true) throw error
          const end: ProviderEvent = { type: 'completed', finish_reason: 'stop' }
          yield [end]
        }
      }
    }
  }
}
