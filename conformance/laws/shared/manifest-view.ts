import { record, records } from '../../oracle/request-body.ts'
import type { ExchangeView } from './exchange-view.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

type Body = Readonly<Record<string, unknown>>

/** One model as the runtime lists it. */
export interface ListedModel {
  readonly provider: unknown
  readonly model: unknown
  readonly fields: Body
  /** What the provider's manifest says of limits. */
  readonly limits: Body
}

/** The runtime's list of providers, where the run asked for it. */
export interface ListedView {
  readonly exchange: ExchangeView
  readonly models: readonly ListedModel[]
}

export function listedOf(view: RunView): ListedView | undefined {
  const exchange = view.exchanges.find(
    ({ operation, exchange: { status } }) => operation === 'listProviders' && status === 200
  )
  if (exchange === undefined) return undefined
  const models = records(at(exchange.exchange.body, 'data')).flatMap(({ provider, models: listed, limits }) =>
    records(listed).map((fields) => ({ provider, model: fields.model, fields, limits: record(limits) }))
  )
  return { exchange, models }
}

/** The names in a list of a manifest. */
export const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])
