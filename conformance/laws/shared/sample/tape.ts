import type { HttpExchange, StreamClosed, StreamOpened } from '../../../model/transcript.ts'
import type { Item, RunStarted } from '../../../model/verdict.ts'
import type { ExpectedAttempt } from '../../../oracle.ts'
import type { NumberedEvent } from './sample-resources.ts'

/** Writes items with rising times. */
export interface Tape {
  put(item: Item): void
  exchange(
    operation: string,
    method: string,
    path: string,
    status: number,
    body: unknown,
    more?: Partial<HttpExchange>
  ): void
  open(reader: string, after: number, via: StreamOpened['via']): void
  frame(reader: string, event: NumberedEvent): void
  close(reader: string, how: StreamClosed['how']): void
  /** Opens, reads what lies behind the cursor, and ends. */
  whole(reader: string, log: readonly NumberedEvent[], after: number, via: StreamOpened['via']): void
  call(run: RunStarted, request: number, made: ExpectedAttempt): void
  barrier(request: number, name: string): void
  callEnds(request: number, how?: 'done' | 'aborted'): void
  end(): Item[]
}

export function createTape(execution: string): Tape {
  const items: Item[] = []
  const now = (): number => items.length
  const eventStream = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
  const tape: Tape = {
    put: (item) => void items.push(item),
    exchange(operation, method, path, status, body, more = {}) {
      const started = now()
      const id = path.includes(execution) ? { execution } : {}
      const bodyText = JSON.stringify(body)
      const headers = { 'content-type': 'application/json' }
      const exchange = {
        kind: 'http.exchange' as const,
        time: started,
        started,
        exchange: started,
        operation,
        method,
        path
      }
      items.push({ ...exchange, ...id, status, headers, body, bodyText, ...more })
    },
    open(reader, after, via) {
      items.push({ kind: 'sse.opened', time: now(), reader, execution, after, via, status: 200, headers: eventStream })
    },
    frame(reader, event) {
      const { sequence, type } = event
      const json: unknown = structuredClone(event)
      const line = { id: String(sequence), event: type, data: JSON.stringify(event), json, offset: sequence * 100 }
      items.push({ kind: 'sse.frame', time: now(), reader, execution, ...line })
    },
    close(reader, how) {
      items.push({ kind: 'sse.closed', time: now(), reader, execution, how, residue: 0 })
    },
    whole(reader, log, after, via) {
      tape.open(reader, after, via)
      for (const event of log.slice(after)) tape.frame(reader, event)
      tape.close(reader, 'eof')
    },
    call(run, request, { target, call }) {
      const dialect = run.targets.find(({ id }) => id === target)?.dialect ?? run.dialect
      items.push({
        kind: 'ledger.request',
        time: now(),
        request,
        target,
        dialect,
        method: 'POST',
        path: '/v1/responses',
        generating: true,
        nonce: run.nonce,
        call,
        credentialOf: target,
        model: `${target}-1`,
        contentHash: `0123456789abcdef-${dialect}`,
        headerNames: [],
        ...(dialect === 'anthropic-messages' ? { headers: { 'anthropic-version': '2023-06-01' } } : {}),
        answeredBy: 'script'
      })
    },
    barrier: (request, barrier) => void items.push({ kind: 'ledger.barrier', time: now(), request, barrier }),
    callEnds: (request, how = 'done') =>
      void items.push({ kind: 'ledger.end', time: now(), request, how, written: 99 }),
    end: () => [...items, { kind: 'end', time: now() }]
  }
  return tape
}
