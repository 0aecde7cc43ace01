import { brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Every event of a stream names the execution that was asked for, and each of several executions counts from 1. */
export const perExecution = judged('sequence/per-execution', (view, check) => {
  for (const execution of view.executions) {
    for (const { events, opened } of execution.readers) {
      for (const event of events) {
        if (!isRecord(event.frame.json)) continue
        const id = event.data.execution_id
        check(id === execution.id, event, () => ({ expected: `execution_id ${execution.id}`, saw: brief(id) }))
      }
      const first = events[0]
      if (view.executions.length < 2 || !isRecord(first?.frame.json) || opened.after > 0) continue
      check(first.sequence === 1, first, () => ({
        expected: `sequence 1, though ${view.executions.length} executions were made`,
        saw: brief(first.sequence)
      }))
    }
  }
})
