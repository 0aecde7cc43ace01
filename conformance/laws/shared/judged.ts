import type { RequirementId } from '../../../generated/requirements.ts'
import type { Item, Law, LawResult } from '../../model/verdict.ts'
import { type Check, createCheck } from './check.ts'
import { candidates } from './facts-of.ts'
import { type RunView, runViewOf } from './run-view.ts'

/**
 * A law over the joined view of one whole run. Its state is the run's items, so it is bounded by the scenario. `timing`: its verdict
 * depends on how long something took (widen its band with `bandMs`); what it finds is run again alone before it counts. `process`: it
 * judges runs in which the runtime's process is signalled, too.
 */
export function judged(
  requirement: RequirementId,
  judge: (view: RunView, check: Check) => void,
  { timing = false, process = false }: { readonly timing?: boolean; readonly process?: boolean } = {}
): Law {
  const judgeAll = (items: readonly Item[]): LawResult => {
    const check = createCheck()
    const view = sharedView(items)
    judge(view, check)
    return isUnreached(view) ? { ...check.result(), antecedents: 0 } : check.result()
  }
  const law: Law<Item[]> = {
    requirement,
    passive: false,
    ...(timing ? { timing } : {}),
    ...(process ? { process } : {}),
    init: () => [],
    step(items, item) {
      items.push(item)
      return items
    },
    finish: judgeAll,
    judgeAll
  }
  // A law's state is its own affair: whoever folds it only hands it back.
  return law as unknown as Law
}

/**
 * Whether no provider heard of a run although one of its executions had somewhere to go. Nothing in such a run speaks for the runtime,
 * whether or not anybody asks for the proof of its wiring; what speaks against it stands.
 */
function isUnreached(view: RunView): boolean {
  if (view.run === undefined || view.calls.length > 0) return false
  return view.executions.some((execution) => candidates(view, execution).length > 0)
}

/** Every law of a run asks for the same view; it is made once for as long as the run's own items are at hand. */
const views = new WeakMap<Item, SharedView>()

interface SharedView {
  /** The list that it was made of, and a copy: a law that folds item by item has a list of its own. */
  readonly source: readonly Item[]
  readonly items: readonly Item[]
  readonly view: RunView
}

function sharedView(items: readonly Item[]): RunView {
  const [first] = items
  if (first === undefined) return runViewOf(items)
  const known = views.get(first)
  if (known !== undefined && isSame(known, items)) return known.view
  const view = runViewOf(items)
  views.set(first, { source: items, items: [...items], view })
  return view
}

const isSame = (known: SharedView, items: readonly Item[]): boolean =>
  known.items.length === items.length && (known.source === items || known.items.every((item, at) => item === items[at]))
