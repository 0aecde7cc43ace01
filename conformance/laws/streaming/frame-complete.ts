import { judged } from '../shared/judged.ts'

/** A stream that the runtime ended has no unfinished frame at its end. */
export const frameComplete = judged('streaming/frame-complete', (view, check) => {
  for (const reader of view.readers) {
    const { closed, closedIndex, events } = reader
    if (closed?.how !== 'eof' || (events.length === 0 && closed.residue === 0)) continue
    check(closed.residue === 0, { ...reader, index: closedIndex ?? reader.index }, () => ({
      expected: 'a blank line after the last frame',
      saw: `${closed.residue} bytes of an unfinished frame`
    }))
  }
})
