import type { Place } from './check.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/** One text of the runtime's own about an error, or the values of the headers of one answer. */
export interface OwnText extends Place {
  readonly text: string
  readonly where: string
}

/** All errors of a run, in answers and in events, and all headers. */
export function ownTextsOf(view: RunView): {
  readonly errors: readonly OwnText[]
  readonly headers: readonly OwnText[]
} {
  const errors = [
    ...view.exchanges.map((exchange) =>
      textOf(exchange, at(exchange.exchange.body, 'error'), `a ${exchange.exchange.status}`)
    ),
    ...view.readers.flatMap(({ events }) => events.map((event) => textOf(event, event.data.error, event.type)))
  ].flat()
  const headers = [
    ...view.exchanges.map((exchange) => headersOf(exchange, exchange.exchange.headers)),
    ...view.readers.map((reader) => headersOf(reader, reader.opened.headers))
  ]
  return { errors, headers }
}

function textOf({ index, reader, execution, sequence }: Place, error: unknown, where: string): OwnText[] {
  if (error === undefined || error === null) return []
  return [{ index, reader, execution, sequence, text: stringsIn(error).join('\n'), where: `the error of ${where}` }]
}

const headersOf = ({ index, reader, execution }: Place, headers: Readonly<Record<string, string>>): OwnText => ({
  index,
  reader,
  execution,
  text: Object.entries(headers).flat().join('\n'),
  where: 'the headers of an answer'
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
