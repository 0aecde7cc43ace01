import { judged } from '../shared/judged.ts'
import { isSlow, wholeReading } from '../shared/resumed.ts'

/** Counts where a slow reader was dropped and came back; that it is kept is as good. */
export const mayDropSlow = judged('replay/may-drop-slow', (view, check) => {
  for (const { readers } of view.executions) {
    for (const reader of readers) {
      const { closed, terminal } = reader
      const dropped = terminal === undefined && (closed?.how === 'eof' || closed?.how === 'reset')
      if (!dropped || !isSlow(view.run, reader) || wholeReading(reader, readers).terminal === undefined) continue
      check(true, reader, () => ({ expected: '', saw: '' }))
    }
  }
})
