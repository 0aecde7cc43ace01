import type { Check } from './check.ts'
import type { ExecutionView } from './execution-view.ts'
import { brief } from './json.ts'
import type { ReaderView } from './reader-view.ts'

/**
 * Checks that a reader got exactly what lies after its cursor: it begins right behind it, misses and repeats nothing, and, where the
 * runtime ended the stream of a finished execution, reaches the end. Cursors past the end are not judged here.
 */
export function checkSuffix(execution: ExecutionView, reader: ReaderView, check: Check): void {
  const { after } = reader.opened
  const last = Number(execution.log.at(-1)?.sequence ?? 0)
  if (execution.log.length === 0 || after > last) return
  const got = reader.events.map(({ sequence }) => sequence)
  const stray = reader.events.find(({ sequence }, position) => sequence !== after + 1 + position)
  const short = reader.closed?.how === 'eof' && execution.terminal !== undefined && after + got.length < last
  check(stray === undefined && !short, stray ?? reader, () => ({
    expected: `after ${after} the events ${after + 1}…${last}, each once`,
    saw: stray ? `sequence ${brief(stray.sequence)} in its place` : `the end after ${after + got.length}`
  }))
}
