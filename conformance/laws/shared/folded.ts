import type { ExchangeView } from './exchange-view.ts'
import type { ExecutionView } from './execution-view.ts'
import { type Folded, fold } from './fold.ts'
import { isRecord } from './json.ts'
import type { RunView } from './run-view.ts'

type Body = Readonly<Record<string, unknown>>

/** A snapshot beside what the events up to its `last_sequence` fold to. */
export interface FoldedSnapshot {
  readonly snapshot: ExchangeView
  readonly body: Body
  readonly folded: Folded
}

/** Every snapshot whose last event was seen; of another nothing can be folded. */
export function foldedSnapshots(view: RunView): readonly FoldedSnapshot[] {
  return view.executions.flatMap(({ snapshots, log }) =>
    snapshots.flatMap((snapshot): FoldedSnapshot[] => {
      const { status, body } = snapshot.exchange
      if (status !== 200 || !isRecord(body)) return []
      const upTo = log.findIndex(({ sequence }) => sequence === body.last_sequence)
      return upTo === -1 ? [] : [{ snapshot, body, folded: fold(log.slice(0, upTo + 1)) }]
    })
  )
}

/** A text result as a snapshot or a result shows it, beside what the whole log folds to. */
export interface ShownText {
  readonly execution: ExecutionView
  readonly resource: ExchangeView
  readonly result: Body
  readonly text: NonNullable<Folded['text']>
}

/** Every text result of a succeeded execution. */
export function shownTexts(view: RunView): readonly ShownText[] {
  return view.executions.flatMap((execution) => {
    const { text } = fold(execution.log)
    if (text === undefined) return []
    return [...execution.snapshots, ...execution.results].flatMap((resource): ShownText[] => {
      const { status, body } = resource.exchange
      const result = isRecord(body) ? body.result : undefined
      return status === 200 && isRecord(result) ? [{ execution, resource, result, text }] : []
    })
  })
}
