import { isDeepStrictEqual } from 'node:util'
import type { StreamScript } from '../../model/script.ts'
import type { SeenEvent } from '../shared/event.ts'
import { jobsOf, statusesOf } from '../shared/job-view.ts'
import { judged } from '../shared/judged.ts'

/** Progress names the place in the queue that was told, and is not told again while nothing changes. */
export const queueProgress = judged('provider-spi/queue-progress', (view, check) => {
  for (const { attempt, script, said } of jobsOf(view)) {
    // An attempt that failed may have lost answers on the way: on a busy machine a job can be given up although it went well.
    if (attempt.terminal?.type !== 'execution.completed' || said.ending.kind !== 'completed') continue
    const progress = attempt.events.filter(({ type }) => type === 'execution.progress')
    const twice = progress.find((event, position) => {
      const before = progress[position - 1]
      return before !== undefined && isDeepStrictEqual(wordsOf(before), wordsOf(event))
    })
    const told = progress.flatMap(({ data }) => (data.queue_position === undefined ? [] : [data.queue_position]))
    const expected = positionsOf(script)
    if (progress.length === 0 && expected.length === 0) continue
    check(twice === undefined && holds(told, expected), twice ?? progress.at(-1) ?? attempt, () => ({
      expected: `each change once, positions ${expected.join(', ') || 'none'}`,
      saw: twice ? 'the same progress twice' : `positions ${told.join(', ') || 'none'}`
    }))
  }
})

const wordsOf = ({ data }: SeenEvent): unknown => [data.phase, data.progress, data.queue_position]

/** The places that the script tells, those that do not change left out. */
function positionsOf(script: StreamScript): readonly number[] {
  const places: number[] = []
  let last: number | undefined
  for (const act of statusesOf(script)) {
    const place = 'queue' in act ? act.queue.position : undefined
    if (place !== undefined && place !== last) places.push(place)
    last = place
  }
  return places
}

/** Whether the places were told in their order; the answer to a submit may tell one more at the front. */
function holds(told: readonly unknown[], expected: readonly number[]): boolean {
  return isDeepStrictEqual(told, expected) || isDeepStrictEqual(told.slice(1), expected)
}
