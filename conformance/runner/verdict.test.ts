import { expect, test } from 'vitest'
import type { VerdictKind } from '../model/verdict.ts'
import { type Evidence, overall } from './verdict.ts'

const row = (verdict: VerdictKind, level = 'MUST'): Evidence['verdicts'][number] => ({
  requirement: 'sequence/dense',
  level,
  verdict,
  antecedents: 1,
  runs: 1,
  failures: []
})

const evidence: Evidence = {
  mode: 'spawn',
  spec: '0.2',
  features: ['finish_reason', 'heartbeat'],
  dialects: ['openai-responses'],
  verdicts: [row('pass'), row('not-applicable')],
  leaks: 0,
  kitFaults: 0,
  scenariosRun: 3,
  interrupted: false
}

test('the line of a conformant runtime names revision, features and dialects', () => {
  expect(overall(evidence)).toEqual({
    outcome: 'conformant',
    exitCode: 0,
    line: 'conformant (spec 0.2; finish_reason, heartbeat; openai-responses)'
  })
})

test('the line names a feature apart that was claimed and of which nothing was judged', () => {
  expect(overall({ ...evidence, unjudged: ['heartbeat'] }).line).toBe(
    'conformant (spec 0.2; finish_reason; openai-responses; claimed but not judged: heartbeat)'
  )
})

test.each([
  ['a failed MUST', { verdicts: [row('pass'), row('fail')] }, 'not-conformant', 1],
  ['a failed MUST beside a kit fault', { verdicts: [row('fail'), row('kit-fault')] }, 'not-conformant', 1],
  ['a MUST never exercised', { verdicts: [row('pass'), row('not-exercised')] }, 'not-conformant', 1],
  ['a warning', { verdicts: [row('pass'), row('warn', 'SHOULD')] }, 'conformant', 0],
  ['a SHOULD never exercised', { verdicts: [row('pass'), row('not-exercised', 'SHOULD')] }, 'conformant', 0],
  ['a leaked key', { leaks: 1 }, 'not-conformant', 1],
  ['a canary that was not refused', { canaryProblem: 'the canary lived' }, 'not-conformant', 1],
  ['a kit fault', { verdicts: [row('pass'), row('kit-fault')] }, 'kit-fault', 4],
  ['a run that could not be made', { kitFaults: 1 }, 'kit-fault', 4],
  ['an inconclusive MUST', { verdicts: [row('pass'), row('inconclusive')] }, 'inconclusive', 4],
  ['a single submit that met 429 to the end', { refused: 1 }, 'inconclusive', 4],
  [
    'a single submit that met 429 to the end beside a failure',
    { refused: 1, verdicts: [row('fail')] },
    'not-conformant',
    1
  ],
  ['nothing that passed', { verdicts: [row('not-applicable')] }, 'nothing-verified', 4],
  ['a broken link', { notWired: 'lab-a: no' }, 'not-wired', 3],
  ['an interruption', { interrupted: true, verdicts: [row('fail')] }, 'interrupted', 130],
  ['a filter and no failure', { filter: 'a/*', verdicts: [row('pass'), row('not-exercised')] }, 'filtered-clean', 0],
  ['a filter and a failure', { filter: 'a/*', verdicts: [row('fail')] }, 'not-conformant', 1]
] as const)('%s ends in %s', (_, change, outcome, exitCode) => {
  expect(overall({ ...evidence, ...change })).toMatchObject({ outcome, exitCode })
})

const known = (verdict: VerdictKind, level = 'MUST') => ({ ...row(verdict, level), known: true as const })

test.each([
  ['a known failure', { baseline: ['used'], verdicts: [row('pass'), known('fail')] }, 'known-failures', 0],
  ['a known and a new failure', { baseline: ['used'], verdicts: [known('fail'), row('fail')] }, 'not-conformant', 1],
  [
    'a MUST that is known to be never exercised',
    { baseline: ['used'], verdicts: [row('pass'), known('not-exercised')] },
    'known-failures',
    0
  ],
  ['a known failure and a leak', { baseline: ['used'], leaks: 1, verdicts: [known('fail')] }, 'not-conformant', 1],
  ['a stale entry', { baseline: ['used', 'stale'], verdicts: [row('pass'), known('fail')] }, 'not-conformant', 1],
  ['an expired entry', { baseline: ['expired'], verdicts: [row('pass')] }, 'not-conformant', 1],
  [
    'an entry that was not reached',
    { baseline: ['not-reached'], filter: 'a', verdicts: [row('pass')] },
    'filtered-clean',
    0
  ],
  ['a known failure alone', { baseline: ['used'], verdicts: [known('fail')] }, 'nothing-verified', 4],
  ['an empty baseline', { baseline: [], verdicts: [row('pass')] }, 'conformant', 0],
  ['a MUST blocked by another', { verdicts: [row('pass'), row('blocked')] }, 'not-conformant', 1],
  [
    'a command that ended by itself',
    { gone: 'the command ended with exit code 9', verdicts: [row('pass')] },
    'not-conformant',
    1
  ],
  [
    'a server that went away',
    { gone: 'the runtime went away', mode: 'attach', verdicts: [row('fail')] },
    'not-wired',
    3
  ],
  ['time that was up', { missed: 3, verdicts: [row('pass'), row('not-exercised')] }, 'time-up', 4],
  ['time that was up after a failure', { missed: 3, verdicts: [row('fail')] }, 'not-conformant', 1]
] as const)('%s ends in %s', (_, change, outcome, exitCode) => {
  expect(overall({ ...evidence, ...change })).toMatchObject({ outcome, exitCode })
})

test('no line with a baseline in use says conformant and nothing else', () => {
  const lineOf = (change: Partial<Evidence>) => overall({ ...evidence, ...change }).line.replace(/ \(.*/, '')
  const verdicts = [row('pass'), known('fail')]
  expect(lineOf({ baseline: ['used'], verdicts })).toBe('not conformant, but only as the baseline knows: 1 MUST')
  expect(lineOf({ baseline: [] })).toBe('conformant, with a baseline that excuses nothing')
  expect(lineOf({ baseline: ['used'], verdicts: [row('pass'), known('warn', 'SHOULD')] })).toBe(
    'conformant, with 1 warning that the baseline knows'
  )
  expect(lineOf({ baseline: ['used'], verdicts, filter: 'a' })).toBe(
    'no failure beside 1 known failure in 3 runs: 1 MUST held; filtered, so no verdict'
  )
})

test('a run in process and a filtered run never begin with conformant and a bracket', () => {
  expect(overall({ ...evidence, mode: 'in-process' }).line).toMatch(/^conformant in process, not over a socket \(/)
  expect(overall({ ...evidence, filter: 'a' }).line).not.toContain('conformant')
})
