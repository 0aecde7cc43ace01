import { unscriptedCall } from '../lab/unscripted.ts'
import type { CallScript } from '../model/script.ts'
import type { RunStarted } from '../model/verdict.ts'

/** What a target of the run does on its `call`-th generating call (from 1); one that refuses connections does so every time, and beyond its script the lab answers with an error of its own. */
export function scriptOf(run: RunStarted, target: string, call: number): CallScript | undefined {
  const position = run.targets.findIndex(({ id }) => id === target)
  if (position === -1) return undefined
  const scripts = run.scenario.calls[position] ?? []
  const refusal = scripts.find((script) => script.kind === 'drop' && script.how === 'refuse')
  if (refusal !== undefined) return refusal
  return scripts[call - 1] ?? unscriptedCall
}
