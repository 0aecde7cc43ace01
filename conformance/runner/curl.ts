import type { HttpExchange } from '../model/transcript.ts'
import type { Item, Witness } from '../model/verdict.ts'

/**
 * A command that shows the place of a violation once more: the exchange it was seen in, or the log of its execution. It can only be
 * repeated while the runtime still holds that execution; the replay command makes a new one.
 */
export function curlOf(items: readonly Item[], witness: Witness, url: string): string | undefined {
  const item = items[witness.at.item]
  if (item?.kind === 'http.exchange') return curlOfExchange(item, url)
  const execution = witness.at.execution ?? (item && 'execution' in item ? item.execution : firstExecution(items))
  if (execution === undefined || execution === '') return undefined
  return `curl -sN ${quote(`${url}/v1/executions/${execution}/events`)}`
}

/** What the lab saw has no execution of its own; the run's first one is what it was about. */
const firstExecution = (items: readonly Item[]): string | undefined =>
  items.flatMap((item) => (item.kind === 'http.exchange' && item.execution !== undefined ? [item.execution] : []))[0]

function curlOfExchange(exchange: HttpExchange, url: string): string {
  const method = exchange.method === 'GET' ? '' : `-X ${exchange.method} `
  const key = exchange.idempotencyKey === undefined ? '' : ` -H ${quote(`Idempotency-Key: ${exchange.idempotencyKey}`)}`
  const body = exchange.requestBody === undefined ? '' : bodyOf(exchange.requestBody)
  return `curl -si ${method}${quote(url + exchange.path)}${key}${body}`
}

const bodyLimit = 400

function bodyOf(body: unknown): string {
  const text = JSON.stringify(body)
  if (text.length > bodyLimit) return ''
  return ` -H 'Content-Type: application/json' -d ${quote(text)}`
}

/** One word for a POSIX shell. */
export function quote(text: string): string {
  return /^[A-Za-z0-9_@%+=:,./?&-]+$/.test(text) && !/[?&]/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
