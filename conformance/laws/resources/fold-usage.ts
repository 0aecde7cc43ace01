import { isDeepStrictEqual } from 'node:util'
import { fold } from '../shared/fold.ts'
import { foldedSnapshots } from '../shared/folded.ts'
import { at, brief } from '../shared/json.ts'
import { judged } from '../shared/judged.ts'

/** Snapshot and result list every usage fact of the events, in their order. */
export const foldUsage = judged('resources/fold-usage', (view, check) => {
  for (const { snapshot, body, folded } of foldedSnapshots(view)) {
    if (folded.usage.length === 0) continue
    check(isDeepStrictEqual(body.usage, folded.usage), snapshot, () => ({
      expected: `usage ${brief(folded.usage)}`,
      saw: brief(body.usage)
    }))
  }
  for (const { log, results, terminal } of view.executions) {
    const { usage } = fold(log)
    if (terminal === undefined || usage.length === 0) continue
    for (const result of results) {
      if (result.exchange.status !== 200) continue
      const told = at(result.exchange.body, 'usage')
      check(isDeepStrictEqual(told, usage), result, () => ({ expected: `usage ${brief(usage)}`, saw: brief(told) }))
    }
  }
})
