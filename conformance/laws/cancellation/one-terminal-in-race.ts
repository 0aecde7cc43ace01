import { isDeepStrictEqual } from 'node:util'
import { endSeen } from '../shared/cancel-view.ts'
import { isTerminal } from '../shared/event.ts'
import { judged } from '../shared/judged.ts'

/** However a cancel meets the end, every reading of the log shows the same one terminal event, as its last. */
export const oneTerminalInRace = judged('cancellation/one-terminal-in-race', (view, check) => {
  for (const execution of view.executions) {
    const end = endSeen(execution)
    if (!execution.cancels.some(({ exchange }) => end === undefined || exchange.started < end)) continue
    const readings = execution.readers.filter(({ closed }) => closed?.how === 'eof')
    for (const reader of readings) {
      const terminals = reader.events.filter(isTerminal)
      if (terminals.length === 0) continue
      const same = isDeepStrictEqual(terminals[0]?.data, execution.terminal?.data)
      const last = reader.events.at(-1) === terminals[0]
      check(terminals.length === 1 && same && last, terminals[1] ?? terminals[0] ?? reader, () => ({
        expected: `${execution.terminal?.type} alone and last, in every reading`,
        saw: reader.events
          .map(({ type }) => type)
          .slice(-4)
          .join(', ')
      }))
    }
    if (end === undefined) {
      check.fault({ index: view.end, execution: execution.id }, { expected: 'one terminal event', saw: 'none' })
    }
  }
})
