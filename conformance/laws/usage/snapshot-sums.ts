import { isTerminal } from '../shared/event.ts'
import { at, brief, isRecord } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'
import { factsIn } from '../shared/usage-facts.ts'

/** The facts of an ended execution's snapshot and result add up, unit by unit, to what its events reported. */
export const snapshotSums = judged('usage/snapshot-sums', (view, check) => {
  for (const { log, terminal, snapshots, results } of view.executions) {
    if (terminal === undefined || !log.some(isTerminal)) continue
    const reported = sumsOf(log.flatMap(factsIn).map(({ fact }) => fact))
    for (const body of [...snapshots, ...results]) {
      const { exchange } = body
      const told = at(exchange.body, 'usage')
      if (exchange.status !== 200 || exchange.started < terminal.time || !Array.isArray(told)) continue
      const sums = sumsOf(told.filter(isRecord))
      const units = [...new Set([...reported.keys(), ...sums.keys()])]
      for (const unit of units) {
        check(reported.get(unit) === sums.get(unit), body, () => ({
          expected: `${brief(unit)} ${brief(reported.get(unit))} in all`,
          saw: brief(sums.get(unit))
        }))
      }
    }
  }
})

function sumsOf(facts: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<unknown, number> {
  const sums = new Map<unknown, number>()
  for (const { unit, quantity } of facts) sums.set(unit, (sums.get(unit) ?? 0) + Number(quantity))
  return sums
}
