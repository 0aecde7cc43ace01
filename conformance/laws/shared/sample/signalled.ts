import type { ProcessSignal } from '../../../model/process.ts'
import type { ClientStep } from '../../../model/scenario.ts'
import type { HttpExchange } from '../../../model/transcript.ts'
import type { Item } from '../../../model/verdict.ts'

/** What a sample exchange is made of; the rest is filled in. */
export type Answer = Partial<HttpExchange> & Pick<HttpExchange, 'operation' | 'status'>

const paths: Readonly<Record<string, readonly [string, string]>> = {
  getRuntime: ['GET', '/v1/runtime'],
  submitExecution: ['POST', '/v1/executions']
}

/** An exchange at a time; `body` is told as JSON. */
export function exchangeAt(time: number, answer: Answer): HttpExchange {
  const [method = 'GET', path = '/v1/runtime'] = paths[answer.operation] ?? []
  const bodyText = answer.body === undefined ? '' : JSON.stringify(answer.body)
  return { kind: 'http.exchange', time, started: time, exchange: time, method, path, headers: {}, bodyText, ...answer }
}

/** What befell the process, at times. */
export const signalledAt = (time: number, signal: ProcessSignal = 'SIGTERM'): Item => ({
  kind: 'process.signalled',
  time,
  signal
})
export const endedAt = (time: number): Item => ({ kind: 'process.ended', time })
export const startedAt = (time: number, ready = true): Item => ({ kind: 'process.started', time, ready })

/** What a runtime says of itself. */
export const infoOf = (state: string): unknown => ({
  name: 'sample',
  protocol_version: '0.1.0',
  provider_count: 1,
  state,
  features: { routing: true, flow_control: true, usage_facts: true, billing: false }
})

/** The items with the client steps of another scenario. */
export const withClient = (items: readonly Item[], client: readonly ClientStep[]): Item[] =>
  items.map((item) => (item.kind === 'run' ? { ...item, scenario: { ...item.scenario, client } } : item))
