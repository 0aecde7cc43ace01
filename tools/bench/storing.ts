import { startChild } from './child.ts'
import type { Bench } from './result.ts'

/** Runs one loop of `storing-process` as often as there are rounds, in a process of its own. */
function inProcess(name: string, what: string, target: number, bound: Bench['bound']): Bench {
  return {
    name,
    what,
    target,
    bound,
    rounds: async (count) => {
      const child = startChild('storing-process')
      try {
        const ratios: number[] = []
        for (let round = 0; round < count; round += 1) ratios.push(await child.ask<number>({ kind: name }))
        return ratios
      } finally {
        await child.stop()
      }
    }
  }
}

export const appendTail = inProcess(
  'append_tail',
  'last against first tenth of a 100 000-event execution, time',
  1.3,
  'at_most'
)
export const memoryAppend = inProcess('memory_append', 'memory store against push(JSON.stringify)', 0.3, 'at_least')
