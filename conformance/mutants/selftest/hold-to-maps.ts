import type { Judge, Judgement } from './judge.ts'
import { differenceFrom, type ResultMaps } from './result-maps.ts'

/** A judge that also compares the result map of a killed mutant with the recorded one; what differs twice in a row has changed. */
export const holdingTo =
  (recorded: ResultMaps) =>
  (judge: Judge): Judge => ({
    calibration: judge.calibration,
    async judge(task) {
      const first = await judge.judge(task)
      if (changeIn(first, recorded) === undefined) return first
      const second = await judge.judge(task)
      const change = changeIn(second, recorded)
      if (change === undefined || second.kind !== 'mutant') return second
      return { kind: 'mutant', result: { ...second.result, outcome: 'changed', reason: change } }
    }
  })

function changeIn({ kind, result }: Judgement, recorded: ResultMaps): string | undefined {
  return kind === 'mutant' && result.outcome === 'killed' ? differenceFrom(recorded, result) : undefined
}
