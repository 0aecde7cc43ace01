import type { ClientStep } from '../../model/scenario.ts'
import { isRecord } from './json.ts'
import type { ReaderView } from './reader-view.ts'
import type { RunView } from './run-view.ts'

type Submit = Extract<ClientStep, { readonly do: 'submit' }>

/** A submit that says what it accepts, and what it was answered with: a stream, or the status of another answer. */
export interface AcceptingSubmit {
  readonly step: Submit
  readonly name: string
  /** Whether it names `text/event-stream` itself with a q above 0. */
  readonly accepts: boolean
  readonly stream?: ReaderView
  readonly answer?: { readonly index: number; readonly status: number; readonly execution?: string }
  /** An earlier submit of the run had the same key. */
  readonly replays?: Submit
}

/** Submits with an `Accept` that break nothing on purpose, as far as they were answered with a success. */
export function acceptingSubmits(view: RunView): readonly AcceptingSubmit[] {
  const submits = (view.run?.scenario.client ?? []).filter((step): step is Submit => step.do === 'submit')
  return submits.flatMap((step, position): AcceptingSubmit[] => {
    if (step.accept === undefined || step.breaks !== undefined || (step.times ?? 1) > 1) return []
    const name = step.as ?? 'main'
    const stream = view.readers.find((reader) => reader.name === `${name}-inline`)
    const exchange = view.exchanges.find(
      (each) => each.operation === 'submitExecution' && (each.exchange.name ?? 'main') === name
    )
    const status = exchange?.exchange.status ?? 0
    if (stream === undefined && (exchange === undefined || status >= 300)) return []
    const earlier = submits.slice(0, position).find(({ key }) => key !== undefined && key === step.key)
    const id = isRecord(exchange?.exchange.body) ? exchange.exchange.body.execution_id : undefined
    return [
      {
        step,
        name,
        accepts: acceptsStream(step.accept),
        ...(stream === undefined ? {} : { stream }),
        ...(stream !== undefined || exchange === undefined
          ? {}
          : { answer: { index: exchange.index, status, ...(typeof id === 'string' ? { execution: id } : {}) } }),
        ...(earlier === undefined ? {} : { replays: earlier })
      }
    ]
  })
}

function acceptsStream(accept: string): boolean {
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    return type === 'text/event-stream' && (q === undefined || Number(q) > 0)
  })
}
