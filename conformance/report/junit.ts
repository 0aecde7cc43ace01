import imported, { type Builder, type TestCase, type TestSuite } from 'junit-report-builder'
import type { Report } from './report.ts'
import { clauseOf } from './row.ts'
import { sharpnessWords } from './sharpness.ts'

// The package's types tell of a default export that its CommonJS file does not have.
const builder = imported as unknown as Builder

type Judged = Report['requirements'][number]

/**
 * The report as JUnit XML: a suite a chapter, a case a requirement, and a suite `kit` for what stands before every requirement (wiring,
 * canary, keys, the verdict itself). It is red exactly where the exit code is not 0. A SHOULD that warns is no failure there: the warning
 * stands in its output.
 */
export function junitReport(report: Report): string {
  const root = builder.newBuilder().name(`model-runtime-kit ${report.kit}, spec ${report.spec}`)
  kitSuite(
    root
      .testSuite()
      .name('kit')
      .property('sharpness', sharpnessWords(report.sharpness))
      .timestamp(report.startedAt)
      .time(report.durationMs / 1000),
    report
  )
  for (const chapter of new Set(report.requirements.map((judged) => judged.chapter))) {
    const suite = root.testSuite().name(chapter).timestamp(report.startedAt)
    for (const judged of report.requirements) {
      if (judged.chapter === chapter) requirementCase(suite, judged, report)
    }
  }
  return root.build()
}

function kitSuite(suite: TestSuite, report: Report): void {
  const inner = (name: string): TestCase => suite.testCase().className('kit').name(name)
  for (const { target, broken } of report.wiring) {
    const wired = inner(`wiring ${target}`)
    if (broken !== undefined) wired.error(`link ${broken.link}: ${broken.saw}; fix: ${broken.fix}`, 'not-wired')
  }
  if (report.canary !== undefined) {
    const canary = inner('canary refused')
    if (report.canary !== 'refused') canary.failure(report.canary.problem, 'canary')
  }
  for (const { target, form, where } of report.leaks) {
    inner(`key of ${target} in ${where}`).failure(`the key was written out, ${form}`, 'leak')
  }
  for (const { scenario, message } of report.kitFaults) inner(`run of ${scenario}`).error(message, 'kit-fault')
  const verdict = inner('verdict').standardOutput(report.line)
  if (report.exitCode === 1) verdict.failure(report.line, report.outcome)
  else if (report.exitCode !== 0) verdict.error(report.line, report.outcome)
}

function requirementCase(suite: TestSuite, judged: Judged, report: Report): void {
  const { chapter, requirement, level, verdict, reason = '' } = judged
  const single = suite.testCase().className(`spec.${chapter}`).name(requirement)
  const { expected, saw } = judged.failures[0]?.witness ?? { expected: '', saw: '' }
  switch (verdict) {
    case 'fail':
      // A failure that the baseline knows is no news.
      if (judged.known === true) single.skipped().standardOutput(`known failure: saw ${saw}`)
      else single.failure(`expected ${expected}; saw ${saw}`, level).stacktrace(details(judged, report))
      break
    case 'warn':
      single.standardOutput(`warning (${level}): ${clauseOf(requirement)}\nsaw ${saw}`)
      break
    case 'inconclusive':
    case 'kit-fault':
      if (level === 'MUST' || verdict === 'kit-fault') single.error(reason, verdict)
      else single.skipped().standardOutput(`${verdict}: ${reason}`)
      break
    case 'not-exercised':
    case 'blocked':
      // A filtered run leaves rows out on purpose.
      if (level === 'MUST' && judged.known !== true && report.filter === undefined) single.failure(reason, verdict)
      else single.skipped().standardOutput(`${verdict}: ${reason}`)
      break
    case 'not-applicable':
      single.skipped().standardOutput(`${verdict}: ${reason}`)
      break
    case 'observed':
      single.standardOutput('observed: the runtime does what it may')
      break
    case 'pass':
      break
  }
}

function details(judged: Judged, report: Report): string {
  const [first] = judged.failures
  const saved = report.failures.find(({ requirement }) => requirement === judged.requirement)
  return [
    clauseOf(judged.requirement),
    `in ${first?.scenario ?? '?'}, ${first?.dialect ?? '?'}`,
    ...(saved?.curl === undefined ? [] : [`curl: ${saved.curl}`]),
    ...(saved?.replay === undefined ? [] : [`replay: ${saved.replay}`])
  ].join('\n')
}
