import type { HttpExchange } from '../../../model/transcript.ts'
import type { Item, RunStarted } from '../../../model/verdict.ts'

/** The identity of the execution of a sample run. */
export const sampleId = (items: readonly Item[]): string => {
  const submit = items.find((item): item is HttpExchange => item.kind === 'http.exchange' && item.status === 202)
  return String((submit?.body as { execution_id?: unknown } | undefined)?.execution_id)
}

/** What a sample run submitted. */
export const sampleBody = (items: readonly Item[]): Readonly<Record<string, unknown>> => {
  const run = items.find((item): item is RunStarted => item.kind === 'run')
  return { ability: run?.ability, input: [{ type: 'text', text: `[${run?.nonce}]` }], ...run?.scenario.request }
}

const known = {
  submit: ['submitExecution', 'POST', '/v1/executions'],
  snapshot: ['getExecution', 'GET', '/v1/executions/{id}'],
  result: ['getExecutionResult', 'GET', '/v1/executions/{id}/result'],
  cancel: ['cancelExecution', 'POST', '/v1/executions/{id}/cancel'],
  providers: ['listProviders', 'GET', '/v1/providers']
} as const

/** One more exchange of a sample run; by default behind everything else, about its execution. */
export type Asked = { readonly ask: keyof typeof known } & Partial<HttpExchange>

/** The run with further exchanges, each a little later than the one before it unless it says when. */
export function withExchanges(items: readonly Item[], asked: readonly Asked[]): Item[] {
  const id = sampleId(items)
  const last = items.at(-1)?.time ?? 0
  const made = asked.map(({ ask, ...given }, position): HttpExchange => {
    const [operation, method, path] = known[ask]
    const time = last + 10 * (position + 1)
    const about = path.includes('{id}') ? { execution: id } : {}
    const base = { exchange: time, operation, method, path: path.replace('{id}', id), ...about }
    const started = given.started ?? given.time ?? time
    const bodyText = JSON.stringify(given.body ?? null)
    return { kind: 'http.exchange', status: 200, headers: {}, bodyText, ...base, time: started + 1, ...given, started }
  })
  return [...items.slice(0, -1), ...made, ...items.slice(-1).map((end) => ({ ...end, time: last + 1e5 }))]
}
