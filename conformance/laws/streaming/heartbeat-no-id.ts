import { brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** A comment carries no id, and the numbers of the events around it leave no room for one. */
export const heartbeatNoId = judged('streaming/heartbeat-no-id', (view, check) => {
  for (const { comments, events } of view.readers) {
    for (const comment of comments) {
      const [before, next] = [events[comment.behind - 1], events[comment.behind]]
      const took = before !== undefined && next !== undefined && next.sequence !== Number(before.sequence) + 1
      check(comment.id === undefined && !took, comment, () => ({
        expected: 'a comment without id and without a number',
        saw: took
          ? `sequence ${brief(before.sequence)} before and ${brief(next.sequence)} behind it`
          : `id ${brief(comment.id)}`
      }))
    }
  }
})
