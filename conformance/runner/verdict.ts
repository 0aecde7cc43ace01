import type { RequirementVerdict } from '../model/verdict.ts'
import type { Outcome } from '../report/report.ts'
import type { Mode } from './context.ts'

/** What the whole verdict is made of. */
export interface Evidence {
  readonly mode: Mode
  readonly spec: string
  readonly features: readonly string[]
  readonly dialects: readonly string[]
  /** Each verdict with the level of its requirement. */
  readonly verdicts: readonly (RequirementVerdict & { readonly level: string })[]
  readonly notWired?: string
  /** What the canary found wrong. */
  readonly canaryProblem?: string
  readonly leaks: number
  /** Runs that the kit itself could not make. */
  readonly kitFaults: number
  readonly filter?: string
  readonly scenariosRun: number
  readonly interrupted: boolean
}

/** The verdict on everything: its word, the exit code and the one line that carries it. */
export interface Overall {
  readonly outcome: Outcome
  readonly exitCode: 0 | 1 | 2 | 3 | 4 | 130
  readonly line: string
}

/**
 * Conformant if and only if every judged MUST passes with its condition met at least once or does not apply, the wiring is proven, the
 * canary was refused, no key leaked, nothing is inconclusive and the kit itself made no fault. A filtered run never says `conformant`,
 * a run in process never says it alone.
 */
export function overall(evidence: Evidence): Overall {
  const count = countVerdicts(evidence)
  const filtered = evidence.filter !== undefined
  if (evidence.interrupted) return { outcome: 'interrupted', exitCode: 130, line: 'interrupted: no verdict' }
  if (evidence.notWired !== undefined) {
    return { outcome: 'not-wired', exitCode: 3, line: `not wired: ${evidence.notWired}` }
  }
  const broken = reasonsAgainst(evidence, count, filtered)
  const set = setOf(evidence)
  if (broken.length > 0) {
    return { outcome: 'not-conformant', exitCode: 1, line: `not conformant: ${broken.join(', ')} (${set})` }
  }
  if (count.kitFault > 0) {
    return {
      outcome: 'kit-fault',
      exitCode: 4,
      line: `no verdict: ${count.kitFault} faults of the kit itself (${set})`
    }
  }
  if (count.inconclusive > 0) {
    return {
      outcome: 'inconclusive',
      exitCode: 4,
      line: `no verdict: ${count.inconclusive} MUST inconclusive (${set})`
    }
  }
  if (count.pass === 0) return { outcome: 'nothing-verified', exitCode: 4, line: 'no verdict: nothing was verified' }
  if (filtered) {
    const line = `no failure in ${evidence.scenariosRun} runs: ${count.pass} MUST held; filtered, so no verdict (${set})`
    return { outcome: 'filtered-clean', exitCode: 0, line }
  }
  const word = evidence.mode === 'in-process' ? 'conformant in process, not over a socket' : 'conformant'
  return { outcome: 'conformant', exitCode: 0, line: `${word} (${set})` }
}

interface Count {
  fail: number
  notExercised: number
  pass: number
  kitFault: number
  inconclusive: number
}

function countVerdicts({ verdicts, kitFaults }: Evidence): Count {
  const must = verdicts.filter(({ level }) => level === 'MUST')
  const of = (kind: RequirementVerdict['verdict']) => must.filter(({ verdict }) => verdict === kind).length
  return {
    fail: of('fail'),
    notExercised: of('not-exercised') + of('blocked'),
    pass: of('pass'),
    kitFault: kitFaults + verdicts.filter(({ verdict }) => verdict === 'kit-fault').length,
    inconclusive: of('inconclusive')
  }
}

function reasonsAgainst(evidence: Evidence, count: Count, filtered: boolean): string[] {
  return [
    ...(count.fail > 0 ? [`${count.fail} MUST failed`] : []),
    ...(count.notExercised > 0 && !filtered ? [`${count.notExercised} MUST never exercised`] : []),
    ...(evidence.leaks > 0 ? ['a provider key was written out'] : []),
    ...(evidence.canaryProblem === undefined ? [] : [evidence.canaryProblem])
  ]
}

function setOf({ spec, features, dialects }: Evidence): string {
  const named = features.length === 0 ? 'no optional feature' : features.join(', ')
  return `spec ${spec}; ${named}; ${dialects.join(', ')}`
}
