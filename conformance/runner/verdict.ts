import type { RequirementVerdict, VerdictKind } from '../model/verdict.ts'
import type { Outcome } from '../report/report.ts'
import type { Mode } from './context.ts'
import type { BaselineState } from './known-failures.ts'

/** What the whole verdict is made of. */
export interface Evidence {
  readonly mode: Mode
  readonly spec: string
  readonly features: readonly string[]
  /** Those of them of which no requirement was judged: the verdict is not about them. */
  readonly unjudged?: readonly string[]
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
  /** What became of each entry of the baseline; absent where none is in use. */
  readonly baseline?: readonly BaselineState[]
  readonly scenariosRun: number
  /** Planned runs that were not made because the time was up. */
  readonly missed?: number
  /** Runs of a single submit that the runtime answered with 429 every time, however long the kit waited. */
  readonly refused?: number
  /** What became of a runtime that went away in the middle. */
  readonly gone?: string
  /** What was seen of a runtime that says more than anybody can keep. */
  readonly flooded?: string
  /** What kept a runtime that one scenario asks for beside the first from starting. */
  readonly unstarted?: string
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
 * a run in process and one with a baseline never say it alone. Failures that a baseline knows end with 0 and are no conformance.
 */
export function overall(evidence: Evidence): Overall {
  if (evidence.interrupted) return { outcome: 'interrupted', exitCode: 130, line: 'interrupted: no verdict' }
  if (evidence.notWired !== undefined) {
    return { outcome: 'not-wired', exitCode: 3, line: `not wired: ${evidence.notWired}` }
  }
  // A server that somebody else runs may have been stopped; a command that the kit started ended by itself.
  if (evidence.gone !== undefined && evidence.mode !== 'spawn') {
    return { outcome: 'not-wired', exitCode: 3, line: `unreachable: ${evidence.gone}` }
  }
  const count = countVerdicts(evidence)
  const set = setOf(evidence)
  const broken = reasonsAgainst(evidence, count)
  if (broken.length > 0) {
    const reasons = [...broken, ...(evidence.unstarted === undefined ? [] : ['a second runtime did not start'])]
    return { outcome: 'not-conformant', exitCode: 1, line: `not conformant: ${reasons.join(', ')} (${set})` }
  }
  if (evidence.unstarted !== undefined) {
    return { outcome: 'not-wired', exitCode: 3, line: `not wired: ${evidence.unstarted}` }
  }
  const open = openReason(evidence, count)
  if (open !== undefined) return { outcome: open.outcome, exitCode: 4, line: `no verdict: ${open.reason} (${set})` }
  if (count.pass === 0) return { outcome: 'nothing-verified', exitCode: 4, line: 'no verdict: nothing was verified' }
  return clean(evidence, count, set)
}

interface Count {
  fail: number
  notExercised: number
  blocked: number
  pass: number
  kitFault: number
  inconclusive: number
  /** MUST and SHOULD rows that only failed in ways the baseline knows. */
  known: { must: number; should: number }
}

function countVerdicts({ verdicts, kitFaults }: Evidence): Count {
  const must = verdicts.filter(({ level }) => level === 'MUST')
  const of = (kind: VerdictKind) => must.filter(({ verdict, known }) => verdict === kind && known !== true).length
  return {
    fail: of('fail'),
    notExercised: of('not-exercised'),
    blocked: of('blocked'),
    pass: of('pass'),
    kitFault: kitFaults + verdicts.filter(({ verdict }) => verdict === 'kit-fault').length,
    inconclusive: of('inconclusive'),
    known: {
      must: must.filter(({ known }) => known === true).length,
      should: verdicts.filter(({ level, known }) => level !== 'MUST' && known === true).length
    }
  }
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

function reasonsAgainst(evidence: Evidence, count: Count): string[] {
  const { baseline = [], leaks, canaryProblem, gone, unstarted } = evidence
  const whole = evidence.filter === undefined && !evidence.missed && gone === undefined && unstarted === undefined
  const rows = (state: BaselineState) => baseline.filter((candidate) => candidate === state).length
  return [
    ...(count.fail > 0 ? [`${count.fail} MUST failed`] : []),
    ...(evidence.flooded === undefined ? [] : [evidence.flooded]),
    ...(gone === undefined ? [] : [`${gone} in the middle of the runs`]),
    ...(count.blocked > 0 && whole ? [`${count.blocked} MUST blocked by another failure`] : []),
    ...(count.notExercised > 0 && whole ? [`${count.notExercised} MUST never exercised`] : []),
    ...(leaks > 0 ? ['a provider key was written out'] : []),
    ...(canaryProblem === undefined ? [] : [canaryProblem]),
    ...(rows('stale') > 0
      ? [`${many(rows('stale'), 'entry of the baseline is', 'entries of the baseline are')} no longer needed`]
      : []),
    ...(rows('expired') > 0
      ? [`${many(rows('expired'), 'entry of the baseline has', 'entries of the baseline have')} expired`]
      : [])
  ]
}

/** Why there can be no verdict although nothing speaks against the runtime. */
function openReason({ missed, refused = 0 }: Evidence, count: Count): { outcome: Outcome; reason: string } | undefined {
  if (count.kitFault > 0) return { outcome: 'kit-fault', reason: `${count.kitFault} faults of the kit itself` }
  if (count.inconclusive > 0) return { outcome: 'inconclusive', reason: `${count.inconclusive} MUST inconclusive` }
  // Whoever is busy with what is hard and free for the rest would else choose what it is judged by.
  if (refused > 0) return { outcome: 'inconclusive', reason: `${many(refused, 'run', 'runs')} met 429 every time` }
  if (!missed) return undefined
  return { outcome: 'time-up', reason: `the time was up with ${many(missed, 'planned run', 'planned runs')} not made` }
}

function clean(evidence: Evidence, { pass, known }: Count, set: string): Overall {
  if (evidence.filter !== undefined) {
    const beside = known.must === 0 ? '' : ` beside ${many(known.must, 'known failure', 'known failures')}`
    const line = `no failure${beside} in ${evidence.scenariosRun} runs: ${pass} MUST held; filtered, so no verdict (${set})`
    return { outcome: 'filtered-clean', exitCode: 0, line }
  }
  if (known.must > 0) {
    const line = `not conformant, but only as the baseline knows: ${known.must} MUST (${set})`
    return { outcome: 'known-failures', exitCode: 0, line }
  }
  const place = evidence.mode === 'in-process' ? ' in process, not over a socket' : ''
  return { outcome: 'conformant', exitCode: 0, line: `conformant${place}${besides(evidence, known.should)} (${set})` }
}

function besides({ baseline }: Evidence, warnings: number): string {
  if (baseline === undefined) return ''
  return warnings === 0
    ? ', with a baseline that excuses nothing'
    : `, with ${many(warnings, 'warning', 'warnings')} that the baseline knows`
}

function setOf({ spec, features, unjudged = [], dialects }: Evidence): string {
  const judged = features.filter((feature) => !unjudged.includes(feature))
  const named = judged.length === 0 ? 'no optional feature' : judged.join(', ')
  const beside = unjudged.length === 0 ? '' : `; claimed but not judged: ${unjudged.join(', ')}`
  return `spec ${spec}; ${named}; ${dialects.join(', ')}${beside}`
}
