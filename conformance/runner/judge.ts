import { type Requirement, type RequirementId, requirements as specified } from '../../generated/requirements.ts'
import type { Item, Law, RequirementVerdict, RunStarted } from '../model/verdict.ts'
import { curlOf } from './curl.ts'
import { blockerOf, dependsOn } from './dependencies.ts'
import { judgeRun, type RunJudgement } from './judge-run.ts'
import type { KnownFailures } from './known-failures.ts'
import type { Surroundings } from './needs.ts'
import { type CountedFinding, countFinding, emptyTally, type Tally } from './tally.ts'
import { verdictOf } from './verdict-of.ts'

/** One run under all laws, with all that is kept of it once its items are gone. */
export interface Judgement extends RunJudgement {
  readonly run: RunStarted | undefined
  readonly counted: readonly CountedFinding[]
}

/** Collects the judgement of many runs. */
export interface Judge {
  /** Judges one run without counting it; the items are not kept. */
  examine(items: readonly Item[]): Judgement
  /** Counts a run. Failures are told by ascending `order`, however the runs finish; by default in the order of the calls. */
  count(judgement: Judgement, order?: number): void
  /** Both in one. */
  add(items: readonly Item[], order?: number): RunJudgement
  /** Nobody can tell whether this holds, for this reason; a run that breaks it beyond doubt says more. */
  doubt(requirement: string, reason: string): void
  /** Where nothing reaches this requirement, it does not apply to this runtime, for this reason. */
  excuse(requirement: string, reason: string): void
  /** What no run has reached so far although it applies to this runtime; what it merely MAY do is no matter. */
  unreached(): ReadonlySet<string>
  /** One verdict for each requirement whose row says `law`, in the order of the specification. */
  verdicts(): RequirementVerdict[]
  /** Features that are not claimed although their laws held. */
  unclaimedButWorking(): string[]
}

/** What a judge goes by. `surroundings` absent: everything applies. */
export interface JudgeOptions {
  readonly laws: readonly Law[]
  readonly requirements?: Readonly<Record<string, Requirement>>
  readonly surroundings?: Surroundings
  /** Takes every run for proven. */
  readonly stubProof?: boolean
  /** The runtime's address, for the curl lines of failures; without one there are none. */
  readonly url?: string
  readonly baseline?: KnownFailures
}

/** Creates a judge over the given laws. */
export function createJudge(options: JudgeOptions): Judge {
  const rows = Object.values(options.requirements ?? specified)
  const tallies = new Map<string, Tally>(options.laws.map(({ requirement }) => [requirement, emptyTally()]))
  const optional = new Set<string>(rows.flatMap(({ id, level }) => (level === 'MAY' ? [id] : [])))
  let added = 0
  const examine = (items: readonly Item[]): Judgement => {
    const judgement = judgeRun(items, options.laws, options.stubProof)
    const run = items.find((item): item is RunStarted => item.kind === 'run')
    return { ...judgement, run, counted: countedOf(items, run, judgement, options.url) }
  }
  const count = ({ run, counted }: Judgement, order = added): void => {
    added += 1
    if (run === undefined) return
    for (const finding of counted) {
      const tally = tallies.get(finding.requirement)
      if (tally !== undefined) countFinding(tally, finding, run, order, options.baseline)
    }
  }
  const verdicts = (): RequirementVerdict[] =>
    rows
      .filter((row) => row.state === 'law')
      .map((row) => verdictOf(row, tallies.get(row.id), options.surroundings, options.baseline))
  return {
    examine,
    count,
    add(items, order) {
      const judgement = examine(items)
      count(judgement, order)
      return judgement
    },
    doubt(requirement, reason) {
      const tally = tallies.get(requirement)
      if (tally !== undefined) tally.unsure ??= reason
    },
    excuse(requirement, reason) {
      const tally = tallies.get(requirement)
      if (tally !== undefined) tally.excuse ??= reason
    },
    unreached: () =>
      new Set(
        verdicts().flatMap(({ requirement, verdict }) =>
          verdict === 'not-exercised' && !optional.has(requirement) ? [requirement] : []
        )
      ),
    verdicts,
    unclaimedButWorking() {
      const claimed = options.surroundings?.features
      const held = rows.filter(
        ({ id, feature }) =>
          feature !== undefined &&
          claimed !== undefined &&
          !claimed.includes(feature) &&
          (proofOfFeature[feature] ?? id) === id &&
          holds(tallies.get(id))
      )
      return [...new Set(held.map(({ feature }) => feature as string))]
    }
  }
}

/**
 * Features that bring fields of the request, and the requirement of each that holds only where such a field has reached a provider. The
 * others of them hold for runtimes too that refuse the field, or that never meet it.
 */
const proofOfFeature: Readonly<Record<string, RequirementId>> = {
  conversation: 'features/conversation-parts',
  tool_input: 'features/tool-input',
  structured_output: 'features/output-schema',
  generation: 'features/generation',
  provider_state: 'features/provider-state-accepted',
  policy_ref: 'features/policy-ref'
}

const holds = (tally: Tally | undefined): boolean =>
  tally !== undefined && tally.antecedents > 0 && tally.violations === 0

function countedOf(
  items: readonly Item[],
  run: RunStarted | undefined,
  { findings }: RunJudgement,
  url: string | undefined
): CountedFinding[] {
  const failed = new Set<RequirementId>(
    findings.filter(({ result }) => result.violations.length > 0).map(({ requirement }) => requirement)
  )
  const blocker = failed.size === 0 ? undefined : blockerOf(items, failed)
  const chapter = run?.scenario.id.split('/', 1)[0]
  return findings.map(({ requirement, result, fault }): CountedFinding => {
    const { antecedents, violations } = result
    const [witness] = violations
    const curl = witness && url !== undefined ? curlOf(items, witness, url) : undefined
    const shown = witness !== undefined || (antecedents === 0 && requirement.startsWith(`${chapter}/`))
    const blocked = blocker !== undefined && shown && dependsOn(requirement, blocker)
    return {
      requirement,
      antecedents,
      violations: violations.length,
      ...(witness === undefined ? {} : { witness }),
      ...(curl === undefined ? {} : { curl }),
      ...(fault === undefined ? {} : { fault }),
      ...(blocked ? { blockedBy: blocker.on } : {})
    }
  })
}

/** The judge over runs already made: the verdict on every requirement that has a law. */
export function judge(runs: readonly (readonly Item[])[], laws: readonly Law[]): RequirementVerdict[] {
  const all = createJudge({ laws })
  for (const items of runs) all.add(items)
  return all.verdicts()
}
