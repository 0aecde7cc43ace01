import type { ServerResponse } from 'node:http'
import { test } from 'vitest'
import type { Clock } from '../../core/ports.ts'
import { pour, providerContract, type Scene } from '../contract.ts'
import { createFalQueue } from './index.ts'

const answer = (response: ServerResponse, status: number, json: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json))
}

interface Behaviour {
  readonly submit?: (response: ServerResponse, accepted: Record<string, unknown>) => void
  readonly status?: (response: ServerResponse) => void
  readonly result?: (response: ServerResponse) => void
}

/** A queue that does what is told, and otherwise takes one job and makes one picture. */
function scene({ submit, status, result }: Behaviour): Scene {
  return ({ method, url }, response, origin) => {
    const place = `${origin}/owner/app/requests/r-1`
    const accepted = {
      status: 'IN_QUEUE',
      request_id: 'r-1',
      queue_position: 1,
      status_url: `${place}/status`,
      response_url: place,
      cancel_url: `${place}/cancel`
    }
    if (method === 'POST') return submit ? submit(response, accepted) : answer(response, 200, accepted)
    if (method === 'PUT') return answer(response, 202, { status: 'CANCELLATION_REQUESTED' })
    if (url.endsWith('/status')) return status ? status(response) : answer(response, 200, { status: 'COMPLETED' })
    return result ? result(response) : answer(response, 200, { images: [{ url: 'https://media.example.test/1.png' }] })
  }
}

/** The suite moves time only where time is the matter, so the first pauses between two questions, all shorter than its limits, pass by themselves. */
function withoutFirstPauses(clock: Clock): Clock {
  return {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    after(delayMs, fire, options) {
      if (delayMs >= 500) return clock.after(delayMs, fire, options)
      const passing = setImmediate(fire)
      return () => clearImmediate(passing)
    }
  }
}

providerContract(test, {
  create: ({ origin, credential, clock, timeouts }) =>
    createFalQueue({
      id: 'fal',
      model: 'owner/app/fast',
      abilities: ['ability'],
      apiKey: credential,
      apiKeyEnv: 'KEY',
      baseUrl: origin,
      maxConcurrency: 8,
      maxQueueDepth: 8,
      clock: withoutFirstPauses(clock),
      timeouts,
      fetch
    }),
  cancelsRemotely: true,
  wire: {
    success: scene({}),
    truncatedBeforeOutput: scene({ submit: (response) => response.end('{"status":"IN_QUEUE","request_') }),
    malformed: scene({
      submit: (response, accepted) =>
        answer(response, 200, { ...accepted, status_url: 'https://elsewhere.example.test/status' })
    }),
    errorBeforeOutput: scene({
      result: (response) => answer(response, 422, { detail: [{ loc: ['body'], msg: 'no', type: 'value_error' }] })
    }),
    stalled: scene({ status: () => undefined }),
    endlessFrame: (written) =>
      scene({
        result: (response) => {
          response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":"')
          void pour(response, 'x'.repeat(65_536), written)
        }
      })
  }
})
