import type { CallScript } from '../model/script.ts'
import type { RunStarted } from '../model/verdict.ts'

/** What a target of the run does on its `call`-th generating call (from 1); undefined beyond the script. */
export function scriptOf(run: RunStarted, target: string, call: number): CallScript | undefined {
  const position = run.targets.findIndex(({ id }) => id === target)
  return run.scenario.calls[position]?.[call - 1]
}
