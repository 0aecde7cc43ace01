import { type RequestBody, record, records } from '../../oracle/request-body.ts'
import type { AttemptView } from './attempt-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { claims } from './facts-of.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/** One entry of `considered`, by its target. */
export interface Considered {
  readonly provider: unknown
  readonly model: unknown
  readonly outcome: unknown
  readonly reason: unknown
  readonly name: unknown
}

export interface Explained {
  readonly execution: ExecutionView
  readonly attempt: AttemptView
  /** Undefined where the event explains nothing. */
  readonly considered?: readonly Considered[]
}

/** Every selection of a runtime that claims to explain its routes. */
export function explainedOf(view: RunView): readonly Explained[] {
  if (!claims(view, 'route_explain')) return []
  return view.executions.flatMap((execution) =>
    execution.attempts.map((attempt) => {
      const { considered } = attempt.selected.data
      const told = Array.isArray(considered) ? { considered: records(considered).map(entryOf) } : {}
      return { execution, attempt, ...told }
    })
  )
}

function entryOf({ target, outcome, reason, name }: RequestBody): Considered {
  const { provider, model } = record(target)
  return { provider, model, outcome, reason, name }
}

/** Ids of the providers that an earlier attempt of the execution was made at. */
export const triedBefore = ({ execution, attempt }: Explained): readonly unknown[] =>
  execution.attempts.slice(0, attempt.ordinal - 1).map(({ provider }) => provider)

/** Every model that the runtime lists, as far as the run asked for the list. */
export function listedModels(view: RunView): readonly { readonly provider: unknown; readonly model: unknown }[] {
  const list = view.exchanges.find(({ operation }) => operation === 'listProviders')
  return records(at(list?.exchange.body, 'data')).flatMap(({ provider, models }) =>
    records(models).map(({ model }) => ({ provider, model }))
  )
}
