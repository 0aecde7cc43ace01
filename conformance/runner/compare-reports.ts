import type { VerdictKind } from '../model/verdict.ts'
import type { Report } from '../report/report.ts'

type Judged = Report['requirements'][number]

/** One requirement whose verdict changed in a way that matters. */
export interface Change {
  readonly requirement: string
  /** `absent`: the earlier report does not know it. */
  readonly before: VerdictKind | 'absent'
  readonly after: VerdictKind | 'absent'
  /** What was seen, or why it is no longer judged. */
  readonly because?: string
}

/** What became of a runtime between two reports. */
export interface Comparison {
  /** MUST rows that fail and did not. */
  readonly failed: readonly Change[]
  /** SHOULD rows that warn and did not. */
  readonly warned: readonly Change[]
  /** Rows that were judged and are not any more: nobody knows whether they hold. */
  readonly stopped: readonly Change[]
  /** Failures and warnings that are gone. */
  readonly fixed: readonly Change[]
  /** Rows that hold and were not judged before. */
  readonly started: readonly Change[]
  /** What is wrong beside requirements and was not: a key that leaked, a canary that was not refused. */
  readonly beside: readonly string[]
  /** In what the two runs differ, so that not every change need be the runtime's. */
  readonly notes: readonly string[]
  readonly worse: boolean
}

const judgedKinds: readonly string[] = ['pass', 'fail', 'warn', 'observed']
const brokenKinds: readonly string[] = ['fail', 'warn']

/** Compares two reports, the earlier one first. */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = byRequirement(before)
  const later = byRequirement(after)
  const all = [...new Set([...earlier.keys(), ...later.keys()])].map((requirement) =>
    changeOf(requirement, earlier.get(requirement), later.get(requirement))
  )
  const failed = all.filter((change) => change.after === 'fail' && change.before !== 'fail')
  const warned = all.filter((change) => change.after === 'warn' && !brokenKinds.includes(change.before))
  const stopped = all.filter((change) => judgedKinds.includes(change.before) && !judgedKinds.includes(change.after))
  const fixed = all.filter((change) => brokenKinds.includes(change.before) && isGood(change.after))
  const started = all.filter((change) => !judgedKinds.includes(change.before) && isGood(change.after))
  const beside = besideOf(before, after)
  const worse = [failed, warned, stopped, beside].some((list) => list.length > 0)
  return { failed, warned, stopped, fixed, started, beside, notes: notesOf(before, after), worse }
}

const byRequirement = ({ requirements }: Report): Map<string, Judged> =>
  new Map(requirements.map((judged) => [judged.requirement, judged]))

const isGood = (verdict: string): boolean => verdict === 'pass' || verdict === 'observed'

function changeOf(requirement: string, before: Judged | undefined, after: Judged | undefined): Change {
  const [first] = after?.failures ?? []
  const because = first === undefined ? after?.reason : `saw ${first.witness.saw} in ${first.scenario}`
  return {
    requirement,
    before: before?.verdict ?? 'absent',
    after: after?.verdict ?? 'absent',
    ...(because === undefined ? {} : { because })
  }
}

function besideOf(before: Report, after: Report): string[] {
  const known = new Set(before.leaks.map(({ target, where }) => `${target} ${where}`))
  const leaks = after.leaks.filter(({ target, where }) => !known.has(`${target} ${where}`))
  const canary = typeof after.canary === 'object' && typeof before.canary !== 'object' ? [after.canary.problem] : []
  return [...leaks.map(({ target, form, where }) => `the key of ${target}, ${form}, in ${where}`), ...canary]
}

function notesOf(before: Report, after: Report): string[] {
  const told: readonly [string, (report: Report) => string | undefined][] = [
    ['kit', ({ kit }) => kit],
    ['spec', ({ spec }) => spec],
    ['mode', ({ mode }) => mode],
    ['dialects', ({ dialects }) => dialects.join(', ')],
    ['features claimed', ({ featuresClaimed }) => featuresClaimed.join(', ') || 'none'],
    ['filter', ({ filter }) => filter ?? 'none'],
    ['baseline', ({ baseline }) => baseline?.path ?? 'none'],
    ['planned runs not made', ({ scenarios }) => String(scenarios.missed ?? 0)]
  ]
  return told.flatMap(([name, of]) => (of(before) === of(after) ? [] : [`${name}: ${of(before)}, then ${of(after)}`]))
}
