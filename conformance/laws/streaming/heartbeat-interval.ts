import { claims } from '../shared/facts-of.ts'
import { judged } from '../shared/judged.ts'
import type { ReaderView } from '../shared/reader-view.ts'

const longestSilenceMs = 15_000
/** What a busy machine may add to it, on either side. */
const graceMs = 2000

/** No reader of a runtime that claims heartbeats waits longer for the next event or comment, or for the end. */
export const heartbeatInterval = judged(
  'streaming/heartbeat-interval',
  (view, check) => {
    if (!claims(view, 'heartbeat')) return
    for (const reader of view.readers) {
      const sounds = soundsOf(reader)
      for (const [position, sound] of sounds.entries()) {
        const silence = sound.time - (sounds[position - 1]?.time ?? reader.opened.time)
        const tooLong = silence > longestSilenceMs + graceMs
        if (!tooLong && !sound.comment) continue
        check(!tooLong, { ...reader, index: sound.index }, () => ({
          expected: `a comment after at most ${longestSilenceMs / 1000} s of silence`,
          saw: `${Math.round(silence / 100) / 10} s without one`
        }))
      }
    }
  },
  { timing: true }
)

/** Everything that a reader heard, in order, its end last. */
function soundsOf({ events, comments, closed, closedIndex, index }: ReaderView) {
  const end = closed === undefined ? [] : [{ time: closed.time, index: closedIndex ?? index, comment: false }]
  const all = [
    ...events.map((event) => ({ time: event.time, index: event.index, comment: false })),
    ...comments.map((comment) => ({ time: comment.time, index: comment.index, comment: true }))
  ]
  return [...all.toSorted((a, b) => a.index - b.index), ...end]
}
