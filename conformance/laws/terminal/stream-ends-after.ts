import { judged } from '../shared/judged.ts'

/** A reader that got the terminal event and did not leave by itself saw the stream end. */
export const streamEndsAfter = judged('terminal/stream-ends-after', (view, check) => {
  for (const reader of view.readers) {
    const { terminal, closed, closedIndex } = reader
    if (terminal === undefined || closed === undefined || closed.how === 'client') continue
    check(closed.how === 'eof', { ...reader, index: closedIndex ?? reader.index }, () => ({
      expected: 'the stream ends after the terminal event',
      saw: closed.how === 'timeout' ? 'it stays open' : `it ends with ${closed.how}`
    }))
  }
})
