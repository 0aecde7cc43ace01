import type { RequirementVerdict, VerdictKind } from '../../model/verdict.ts'
import type { Report, ReportedFailure } from '../report.ts'

type Judged = Report['requirements'][number]

const at = { item: 7, sequence: 5, reader: 'live', execution: 'exec-1' }
const witness = { expected: 'sequence 4', saw: 'sequence 5', at }

/** A judged requirement; one that breaks has a failure with the given words. */
export function judged(
  requirement: RequirementVerdict['requirement'],
  verdict: VerdictKind,
  more: Partial<Judged> = {}
): Judged {
  const breaks = verdict === 'fail' || verdict === 'warn'
  return {
    requirement,
    chapter: requirement.split('/')[0] ?? '',
    level: 'MUST',
    verdict,
    antecedents: breaks || verdict === 'pass' ? 12 : 0,
    runs: breaks || verdict === 'pass' ? 6 : 0,
    failedRuns: breaks ? 3 : 0,
    failures: breaks ? [{ scenario: 'sequence/whole', dialect: 'openai-responses', seed: 7, witness }] : [],
    ...more
  }
}

/** A failure with all its evidence. */
export function sampleFailure(more: Partial<ReportedFailure> = {}): ReportedFailure {
  return {
    requirement: 'sequence/dense',
    scenario: 'sequence/whole',
    dialect: 'openai-responses',
    file: '.conform/failures/sequence-dense--sequence-whole.json',
    replay:
      "model-runtime-kit replay .conform/failures/sequence-dense--sequence-whole.json -- ./my-runtime --port '{port}'",
    curl: 'sh .conform/failures/sequence-dense--sequence-whole.sh',
    evidence: {
      witness,
      shrunk: true,
      timeline: {
        targets: ['lab-openai-a', 'lab-openai-b'],
        rows: [
          { at: 0, from: 'client', to: 'runtime', text: 'POST /v1/executions' },
          { at: 3.1, from: 'runtime', to: 'client', text: '202, accepted' },
          { at: 4, from: 'runtime', to: 'lab-openai-a', text: 'POST /lab-openai-a/v1/responses, call 1' },
          { at: 9, from: 'lab-openai-a', to: 'runtime', text: 'end, 0 bytes' },
          { at: 12, from: 'runtime', to: 'lab-openai-b', text: 'POST /lab-openai-b/v1/responses, call 1' },
          { at: 14, from: 'lab-openai-b', to: 'lab-openai-b', text: 'waits at hold' },
          { omitted: 41 },
          { at: 15.2, from: 'runtime', to: 'client', text: '#3 output.delta, output_index 0, 12 characters' },
          {
            at: 15.9,
            from: 'runtime',
            to: 'client',
            text: '#5 output.delta, output_index 0, 9 characters',
            violation: true
          },
          { at: 18, from: 'lab-openai-b', to: 'runtime', text: 'end, 1520 bytes' },
          { at: 19, from: 'client', to: 'client', text: 'the run is over' }
        ]
      },
      minimal: 'id: sequence/whole\ntitle: A whole answer.\ngroup: only\ncalls:\n  - - kind: stream\n',
      commands: 'model-runtime-kit replay …\ncurl -sS "$BASE_URL/v1/executions"\n',
      output: ['ready', 'TypeError: cannot read sequence']
    },
    ...more
  }
}

/** A report of a run that only failed as its baseline knows, and whose baseline has an entry that is no longer true. */
export function sampleKnownReport(): Report {
  const row = {
    requirement: 'sequence/dense',
    scenario: 'sequence/*',
    reason: 'being mended',
    expires: '2027-01-01'
  } as const
  return sampleReport({
    outcome: 'known-failures',
    exitCode: 0,
    line: 'not conformant, but only as the baseline knows: 1 MUST (spec 0.2)',
    requirements: [judged('sequence/dense', 'fail', { known: true }), judged('sequence/starts-at-one', 'pass')],
    baseline: {
      path: 'known.yaml',
      rows: [
        { ...row, state: 'used' },
        { ...row, requirement: 'sequence/starts-at-one', state: 'stale' }
      ]
    }
  })
}

/** A report with a requirement of every verdict, one failure with evidence, and everything else that a report can tell. */
export function sampleReport(more: Partial<Report> = {}): Report {
  return {
    version: 1,
    kit: '0.1.0',
    sharpness: { mutants: 430, controls: 42, nulls: 10, laws: 336, digest: 'ab'.repeat(32) },
    spec: '0.2',
    outcome: 'not-conformant',
    exitCode: 1,
    line: 'not conformant: 1 MUST failed (spec 0.2; heartbeat; openai-responses)',
    mode: 'spawn',
    subject: "./my-runtime --port '{port}'",
    runtime: { name: 'sample', specRevision: '0.2' },
    seed: 7,
    dialects: ['openai-responses'],
    dialectsNotCovered: ['fal-queue'],
    featuresClaimed: ['heartbeat'],
    featuresNotClaimed: ['conversation', 'tool_input'],
    featuresUnclaimedButWorking: ['finish_reason'],
    wiring: [{ target: 'lab-openai-a', proxied: false }],
    canary: 'refused',
    requirements: [
      judged('sequence/dense', 'fail'),
      judged('sequence/starts-at-one', 'pass'),
      judged('replay/exact-suffix', 'not-exercised', { reason: 'no run reached its condition' }),
      judged('attempts/numbered', 'blocked', { reason: 'sequence/dense failed' }),
      judged('attempts/one-selected', 'inconclusive', { reason: 'inside the noise in three runs' }),
      judged('attempts/max-attempts', 'kit-fault', { reason: 'the law threw' }),
      judged('attempts/may-go-round', 'observed', { level: 'MAY' }),
      judged('attempts/fal-no-retry', 'not-applicable', { reason: 'dialect fal-queue is not covered' }),
      judged('cancellation/no-late-output', 'warn', { level: 'SHOULD' })
    ],
    failures: [sampleFailure()],
    leaks: [],
    notJudged: { planned: 14, excluded: 5 },
    scenarios: { run: 232, skipped: [{ scenario: 'routing/cross', reason: 'needs two dialects' }] },
    unproven: [],
    refused: [],
    kitFaults: [],
    findings: [],
    properties: { core: { runs: 200, fellBack: 40, failedAfterOutput: 30, reconnected: 22, cancelled: 19 } },
    chapters: { sequence: { cases: 31, generated: 200 } },
    durationMs: 38_000,
    startedAt: '2026-01-01T00:00:00.000Z',
    ...more
  }
}
