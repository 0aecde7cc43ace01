import type { LedgerRequest } from '../model/ledger.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Item, OutputFound, RunStarted } from '../model/verdict.ts'

/** What is left when all runs are over and belongs to none of them. */
export interface Leftovers {
  /** What the runtime's own output held; absent where nobody heard it. */
  readonly output?: readonly OutputFound[]
  /** What the lab was asked without any nonce. */
  readonly unaccounted: readonly LedgerRequest[]
  readonly features: readonly string[]
  readonly seed: number
}

/**
 * What is left over as runs of their own, so that the laws judge it too. Nothing in them is evidence for the runtime; they are empty where
 * nothing is left.
 */
export function aftermath({ output, unaccounted, features, seed }: Leftovers): readonly (readonly Item[])[] {
  const run = (id: string, title: string, items: readonly Item[]): Item[] => {
    const scenario: Scenario = { id, title, group: 'none', calls: [], client: [] }
    const started: RunStarted = {
      kind: 'run',
      time: 0,
      scenario,
      dialect: 'any',
      nonce: 'n-none',
      ability: 'none',
      targets: [],
      features,
      seed
    }
    return [started, ...items, { kind: 'end', time: items.at(-1)?.time ?? 0 }]
  }
  const written = output?.length
    ? [run('process/output', 'What the runtime wrote to its output.', [{ kind: 'output', time: 0, found: output }])]
    : []
  const stray = unaccounted.length
    ? [run('lab/unaccounted', 'What the lab was asked on behalf of no execution.', unaccounted)]
    : []
  return [...written, ...stray]
}
