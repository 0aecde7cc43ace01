import { judged } from '../shared/judged.ts'
import { checkSuffix } from '../shared/suffix.ts'

/** `Last-Event-ID: N` gives the same as `?after=N`. */
export const lastEventId = judged('replay/last-event-id', (view, check) => {
  for (const execution of view.executions) {
    for (const reader of execution.readers) {
      if (reader.opened.after > 0 && reader.opened.via === 'header') checkSuffix(execution, reader, check)
    }
  }
})
