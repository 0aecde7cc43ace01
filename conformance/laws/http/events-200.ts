import type { ExchangeView } from '../shared/exchange-view.ts'
import type { ExecutionView } from '../shared/execution-view.ts'
import { judged } from '../shared/judged.ts'
import { isOutOfOrder } from '../shared/out-of-order.ts'
import type { ReaderView } from '../shared/reader-view.ts'
import type { RunView } from '../shared/run-view.ts'
import { isStillKnown } from '../shared/still-known.ts'

/** The events of an execution that the runtime holds are a 200 event stream; 204 only where nothing is left of one that has ended. */
export const events200 = judged('http/events-200', (view, check) => {
  for (const reader of view.readers) {
    if (reader.opened.via === 'inline') continue
    check(isEventStream(reader), reader, () => ({
      expected: '200 with an event stream',
      saw: `200 with ${reader.opened.headers['content-type'] ?? 'no content type'}`
    }))
  }
  for (const exchange of view.exchanges) {
    const { status } = exchange.exchange
    const execution = view.executions.find(({ id }) => id === exchange.execution)
    if (exchange.operation !== 'streamExecutionEvents' || exchange.breaks !== undefined || execution === undefined)
      continue
    const after = cursorOf(view, exchange)
    if (after === undefined || isOutOfOrder(status) || status === 410) continue
    if (status === 404 && !isStillKnown(view, exchange)) continue
    const pastTheEnd = status === 204 ? isOver(execution, after, exchange) : after > last(execution)
    check(pastTheEnd, exchange, () => ({
      expected: `200 with the events behind ${after}`,
      saw: `status ${status}`
    }))
  }
})

const isEventStream = ({ opened }: ReaderView): boolean =>
  (opened.headers['content-type'] ?? '').toLowerCase().startsWith('text/event-stream')

const last = ({ log }: ExecutionView): number => Number(log.at(-1)?.sequence ?? 0)

/** Whether the execution had ended and the cursor left nothing of it. */
const isOver = ({ terminal, log }: ExecutionView, after: number, { index }: ExchangeView): boolean =>
  terminal !== undefined && terminal.index < index && after >= Number(log.at(-1)?.sequence ?? 0)

/** The cursor of a request that the kit made as a reader; undefined where it had two, or one that is none. */
function cursorOf({ run }: RunView, { exchange, query }: ExchangeView): number | undefined {
  const step = run?.scenario.client?.find((one) => one.do === 'read' && one.as === exchange.name)
  if (step?.do === 'read' && step.via !== undefined && step.via !== 'query') return undefined
  const after = query.get('after')
  if (after === null) return exchange.name?.startsWith('sweep-') ? undefined : 0
  return /^(?:0|[1-9]\d{0,14})$/.test(after) ? Number(after) : undefined
}
