import canonicalize from 'canonicalize'
import type { ClientStep } from '../../model/scenario.ts'
import type { HttpExchange } from '../../model/transcript.ts'
import type { ExchangeView } from './exchange-view.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

type SubmitStep = Extract<ClientStep, { do: 'submit' }>

/** One submit that was answered, with what makes it the same as another. */
export interface SubmitView extends ExchangeView {
  readonly step: SubmitStep
  /** The idempotency key, in its partition; absent without one. */
  readonly key?: string
  readonly partition?: unknown
  /** The body in RFC 8785 form: what the key stands for; empty for a body that has no such form. */
  readonly fingerprint: string
  readonly status: number
  /** The execution that a 2xx answer tells. */
  readonly id?: string
  readonly replay: unknown
}

/** What is answered for lack of room or while the runtime is out of order says nothing about the request. */
const silent = [429, 500, 503]

/** The submit of a scenario that names no steps. */
const usual: SubmitStep = { do: 'submit' }

/** Submits made by steps, in order of their answers; those that were turned away for lack of room are left out. */
export const submitsOf = (view: RunView): readonly SubmitView[] =>
  allSubmitsOf(view).filter(({ status }) => !silent.includes(status))

/** The same with those that were turned away for lack of room. */
export function allSubmitsOf(view: RunView): readonly SubmitView[] {
  return view.exchanges.flatMap((exchange): SubmitView[] => {
    const { exchange: http } = exchange
    const step = exchange.step ?? (view.run?.scenario.client === undefined ? usual : undefined)
    if (exchange.operation !== 'submitExecution' || step?.do !== 'submit') return []
    const partition = step.headers?.['execution-partition']
    const key =
      http.idempotencyKey === undefined ? {} : { key: JSON.stringify([http.idempotencyKey, partition ?? null]) }
    const id = http.status === 200 || http.status === 202 ? at(http.body, 'execution_id') : undefined
    return [
      {
        ...exchange,
        step,
        ...key,
        ...(partition === undefined ? {} : { partition }),
        fingerprint: fingerprintOf(http),
        status: http.status,
        ...(typeof id === 'string' ? { id } : {}),
        replay: at(http.body, 'idempotent_replay')
      }
    ]
  })
}

/** Several laws ask for the form of one large body. */
const known = new WeakMap<HttpExchange, string>()

/** What is no I-JSON has no canonical form, and nothing that is refused for it is ever replayed. */
function fingerprintOf(exchange: HttpExchange): string {
  const before = known.get(exchange)
  if (before !== undefined) return before
  let print = ''
  try {
    print = canonicalize(exchange.requestBody) ?? ''
  } catch {
    // A lone surrogate, say.
  }
  known.set(exchange, print)
  return print
}

/** A submit whose key and body had been accepted before it was sent. */
export interface ReplayView extends SubmitView {
  readonly first: SubmitView & { readonly id: string }
}

/** Every submit that must be answered as a replay. */
export function replaysOf(view: RunView): readonly ReplayView[] {
  const submits = submitsOf(view)
  return submits.flatMap((later): ReplayView[] => {
    if (later.key === undefined || later.breaks !== undefined) return []
    const first = submits.find((earlier): earlier is ReplayView['first'] => isFirstOf(earlier, later))
    return first === undefined ? [] : [{ ...later, first }]
  })
}

/** Whether one submit was answered when the other was sent. */
export const isBefore = (earlier: SubmitView, later: SubmitView): boolean =>
  earlier !== later && earlier.exchange.time <= later.exchange.started

function isFirstOf(earlier: SubmitView, later: SubmitView): boolean {
  const before = isBefore(earlier, later) && earlier.id !== undefined
  return before && earlier.key === later.key && earlier.fingerprint === later.fingerprint
}

/** Whether a replay told the execution that its key stands for. */
export const tellsFirst = ({ id, first }: ReplayView): boolean => id === first.id

/** What an answer to a submit said, for a witness. */
export function answerOf({ status, id, exchange }: SubmitView): string {
  if (id !== undefined) return `${status} with execution ${id}`
  return `${status} ${String(at(exchange.body, 'error', 'code') ?? '')}`.trim()
}
