import type { RequirementId } from '../../../generated/requirements.ts'
import type { Item, Law } from '../../model/verdict.ts'
import { type Check, createCheck } from './check.ts'
import { type RunView, runViewOf } from './run-view.ts'

/** A law over the joined view of one whole run. Its state is the run's items, so it is bounded by the scenario. */
export function judged(requirement: RequirementId, judge: (view: RunView, check: Check) => void): Law {
  const law: Law<Item[]> = {
    requirement,
    passive: false,
    init: () => [],
    step(items, item) {
      items.push(item)
      return items
    },
    finish(items) {
      const check = createCheck()
      judge(sharedView(items), check)
      return check.result()
    }
  }
  // A law's state is its own affair: whoever folds it only hands it back.
  return law as unknown as Law
}

/** Every law of a run asks for the same view; it is made once for as long as the run's own items are at hand. */
const views = new WeakMap<Item, { readonly items: readonly Item[]; readonly view: RunView }>()

function sharedView(items: readonly Item[]): RunView {
  const first = items[0]
  if (first === undefined) return runViewOf(items)
  const known = views.get(first)
  if (known && known.items.length === items.length && known.items.every((item, at) => item === items[at])) {
    return known.view
  }
  const view = runViewOf(items)
  views.set(first, { items: [...items], view })
  return view
}
