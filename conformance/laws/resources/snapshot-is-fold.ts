import { isDeepStrictEqual } from 'node:util'
import type { SeenEvent } from '../shared/event.ts'
import { fold } from '../shared/fold.ts'
import { brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { resultDifference } from '../shared/result-matches.ts'

/** A snapshot is the fold of the events up to its `last_sequence`. */
export const snapshotIsFold = judged('resources/snapshot-is-fold', (view, check) => {
  for (const { id, snapshots, log } of view.executions) {
    for (const snapshot of snapshots) {
      const { status, body } = snapshot.exchange
      if (status !== 200) continue
      const upTo = log.findIndex(({ sequence }) => isRecord(body) && sequence === body.last_sequence)
      // A sequence that no reader saw is another law's: nothing can be folded here.
      if (!isRecord(body) || upTo === -1) continue
      const difference = differenceOf(id, log.slice(0, upTo + 1), body)
      check(difference === undefined, snapshot, () => difference ?? { expected: '', saw: '' })
    }
  }
})

function differenceOf(
  id: string,
  log: readonly SeenEvent[],
  body: Readonly<Record<string, unknown>>
): { readonly expected: string; readonly saw: string } | undefined {
  const folded = fold(log)
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['execution_id', id, body.execution_id],
    ['status', folded.status, body.status],
    ['created_at', instant(folded.created_at), instant(body.created_at)],
    ['updated_at', instant(folded.updated_at), instant(body.updated_at)],
    ['usage', folded.usage, body.usage],
    ['target', folded.target, body.target],
    ['error', folded.error, body.error]
  ]
  const wrong = pairs.find(([, expected, saw]) => !isDeepStrictEqual(expected, saw))
  if (wrong) return { expected: `${wrong[0]} ${brief(wrong[1])}`, saw: brief(wrong[2]) }
  return folded.status === 'succeeded' ? resultDifference(folded, body.result) : undefined
}

/** Times compare as instants: how many digits a resource shows is free. */
const instant = (time: unknown): unknown => (typeof time === 'string' ? Date.parse(time) : time)
