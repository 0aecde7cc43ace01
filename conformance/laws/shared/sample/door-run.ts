import type { ClientStep } from '../../../model/scenario.ts'
import type { HttpExchange } from '../../../model/transcript.ts'
import type { Item } from '../../../model/verdict.ts'
import { type SampleOptions, sampleRun } from './sample-run.ts'
import { goodCall } from './samples.ts'

/** A step of a client that makes one exchange, and what came back. */
export interface Answered {
  readonly step: Extract<ClientStep, { do: 'submit' | 'request' }> & { readonly as: string }
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly failure?: HttpExchange['failure']
}

/** A flawless run whose client then makes some exchanges of its own. */
export function doorRun(answered: readonly Answered[], more: Partial<SampleOptions> = {}): Item[] {
  const client: ClientStep[] = [{ do: 'submit' }, { do: 'read', as: 'live' }, ...answered.map(({ step }) => step)]
  const items = sampleRun({ calls: [[goodCall]], client, ...more })
  const exchanges = answered.map((one, at) => exchangeOf(one, items.length + at))
  return [...items.slice(0, -1), ...exchanges, ...items.slice(-1)]
}

function exchangeOf({ step, status, body, headers = {}, failure }: Answered, time: number): HttpExchange {
  const submits = step.do === 'submit'
  return {
    kind: 'http.exchange',
    time,
    started: time,
    exchange: 1000 + time,
    operation: submits ? 'submitExecution' : 'raw',
    method: submits ? 'POST' : step.method,
    path: submits ? '/v1/executions' : step.path,
    name: step.as,
    status,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    bodyText: body === undefined ? '' : JSON.stringify(body),
    ...(failure === undefined ? {} : { failure })
  }
}
