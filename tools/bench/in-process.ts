import { startChild } from './child.ts'
import type { Bench } from './result.ts'

/** Runs one loop of a measuring process as often as there are rounds. */
function inProcess(module: string, name: string, what: string, target: number, bound: Bench['bound']): Bench {
  return {
    name,
    what,
    target,
    bound,
    rounds: async (count) => {
      const child = startChild(module)
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
  'storing-process',
  'append_tail',
  'last against first tenth of a 100 000-event execution, time',
  1.3,
  'at_most'
)
export const memoryAppend = inProcess(
  'storing-process',
  'memory_append',
  'memory store against push(JSON.stringify)',
  0.3,
  'at_least'
)

export const adapter = inProcess(
  'adapter-process',
  'adapter',
  'provider bytes per CPU second, against eventsource-parser and JSON.parse',
  0.5,
  'at_least'
)
