import { fieldOf } from '../shared/asked-view.ts'
import { judged } from '../shared/judged.ts'
import { checkRouted } from '../shared/routed.ts'

/** Both strategies send attempts where none would. */
export const strategyMeansNothing = judged('requests/strategy-means-nothing', (view, check) => {
  for (const execution of view.executions) {
    if (fieldOf(execution.request, 'routing').strategy === undefined) continue
    checkRouted(view, execution, check)
  }
})
