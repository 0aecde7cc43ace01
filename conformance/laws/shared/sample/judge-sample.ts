import type { Item, LawResult } from '../../../model/verdict.ts'
import { laws } from '../../index.ts'

/** Folds one law over items. */
export function judgeSample(requirement: string, items: readonly Item[]): LawResult {
  const law = laws.find((candidate) => candidate.requirement === requirement)
  if (law === undefined) throw new RangeError(`no law judges ${requirement}`)
  let state = law.init()
  for (const [index, item] of items.entries()) state = law.step(state, item, index)
  return law.finish(state)
}
