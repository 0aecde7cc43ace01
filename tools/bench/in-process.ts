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

export const fileAppend = inProcess(
  'filing-process',
  'file_append',
  '64 executions in the file store, against 64 files with write and fdatasync of the same batches',
  0.5,
  'at_least'
)
export const replay100k = inProcess(
  'filing-process',
  'replay_100k',
  'cost of an event read from a journal of 100 000, against one of 10 000',
  1.3,
  'at_most'
)
export const coldStart = inProcess(
  'filing-process',
  'cold_start',
  'cost of a byte when 1 000 journals are recovered, against 125 of the same size',
  1.3,
  'at_most'
)

export const adapter = inProcess(
  'adapter-process',
  'adapter',
  'provider bytes per CPU second, against eventsource-parser and JSON.parse',
  0.5,
  'at_least'
)

/** A million events a round take seconds, and say as much in three rounds as in five. */
const fewer = (bench: Bench): Bench => ({ ...bench, rounds: (count) => bench.rounds(Math.min(count, 3)) })

export const judgeLog = fewer(
  inProcess(
    'judging-process',
    'judge_log',
    'judge of 1 000 000 logged events, against parsing their JSON, time',
    8,
    'at_most'
  )
)

export const judgeGrowth = fewer(
  inProcess('judging-process', 'judge_growth', 'cost of an event among 1 000 000 against 100 000', 1.2, 'at_most')
)
