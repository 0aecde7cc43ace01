import { judged } from '../shared/judged.ts'
import { checkSuffix } from '../shared/suffix.ts'

/** `?after=N` gives every later event exactly once, from the log, then live, then the end. */
export const exactSuffix = judged('replay/exact-suffix', (view, check) => {
  for (const execution of view.executions) {
    for (const reader of execution.readers) {
      const { after, via } = reader.opened
      if (after > 0 && via === 'query') checkSuffix(execution, reader, check)
    }
  }
})
