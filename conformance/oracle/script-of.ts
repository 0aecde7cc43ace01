import type { CallScript } from '../model/script.ts'
import type { RunStarted } from '../model/verdict.ts'

/** What a target of the run does on its `call`-th generating call (from 1). The last script of a target stands for all later calls. */
export function scriptOf(run: RunStarted, target: string, call: number): CallScript | undefined {
  const position = run.targets.findIndex(({ id }) => id === target)
  const scripts = run.scenario.calls[position]
  return scripts?.[call - 1] ?? scripts?.at(-1)
}
