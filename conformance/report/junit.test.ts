import { expect, test } from 'vitest'
import { junitReport } from './junit.ts'
import { judged, sampleKnownReport, sampleReport } from './testing/sample-report.ts'

/** The cases of the XML by name, with what stands inside each. */
function casesOf(xml: string): Record<string, string> {
  const cases = [...xml.matchAll(/<testcase ([^>]*?)(?:\/>|>(.*?)<\/testcase>)/gs)]
  return Object.fromEntries(
    cases.map(([, attributes = '', body = '']) => [/ name="([^"]*)"/.exec(` ${attributes}`)?.[1], body])
  )
}

test('every verdict has its place, and the whole is red where the exit code is not 0', () => {
  const xml = junitReport(sampleReport())
  const cases = casesOf(xml)
  expect(cases['sequence/dense']).toMatch(/^\s*<failure message="expected sequence 4; saw sequence 5" type="MUST">/)
  expect(cases['sequence/dense']).toContain('replay: model-runtime-kit replay ')
  expect(cases['sequence/starts-at-one']).toBe('')
  expect(cases['replay/exact-suffix']).toContain(
    '<failure message="no run reached its condition" type="not-exercised"/>'
  )
  expect(cases['attempts/numbered']).toContain('type="blocked"')
  expect(cases['attempts/one-selected']).toContain(
    '<error message="inside the noise in three runs" type="inconclusive"/>'
  )
  expect(cases['attempts/max-attempts']).toContain('type="kit-fault"')
  expect(cases['attempts/may-go-round']).toContain('observed')
  expect(cases['attempts/fal-no-retry']).toContain('<skipped/>')
  expect(cases['cancellation/no-late-output']).toMatch(/^\s*<system-out>.*warning \(SHOULD\)/s)
  expect(cases.verdict).toContain('type="not-conformant"')
  expect(xml).toContain(
    '<testsuites name="model-runtime-kit 0.1.0, spec 0.2" tests="12" failures="4" errors="2" skipped="1">'
  )
})

test('a conformant run is green, a filtered one skips what it left out', () => {
  const report = sampleReport({
    filter: 'sequence',
    exitCode: 0,
    outcome: 'filtered-clean',
    requirements: [judged('sequence/dense', 'pass'), judged('replay/exact-suffix', 'not-exercised')]
  })
  expect(junitReport(report)).toContain('failures="0" errors="0" skipped="1"')
})

test('a run that is not wired is an error with its sentence', () => {
  const report = sampleReport({
    exitCode: 3,
    outcome: 'not-wired',
    line: 'not wired: no key',
    requirements: [],
    wiring: [{ target: 'lab-openai-a', proxied: false, broken: { link: 'key', saw: 'none', fix: 'give it one' } }]
  })
  const cases = casesOf(junitReport(report))
  expect(cases['wiring lab-openai-a']).toContain('link key: none; fix: give it one')
  expect(cases.verdict).toContain('<error message="not wired: no key" type="not-wired"/>')
})

test('hostile text stays text', () => {
  const witness = { expected: 'x', saw: '"><failure/>]]>&\u0000', at: { item: 0 } }
  const failures = [{ scenario: ']]><failure/>', dialect: 'openai-responses', seed: 1, witness }]
  const xml = junitReport(
    sampleReport({ requirements: [judged('sequence/dense', 'fail', { failures })], failures: [] })
  )
  // One of the verdict, one of the requirement, and one that is text.
  expect(xml.match(/<failure/g)).toHaveLength(3)
  expect(xml).not.toContain('\u0000')
  expect(xml).toContain('in ]]]]><![CDATA[><failure/>, openai-responses')
  expect(xml).toContain('saw &quot;>&lt;failure/>]]>&amp;')
})

test('a failure that the baseline knows is skipped and says so', () => {
  const xml = junitReport(sampleKnownReport())
  expect(casesOf(xml)['sequence/dense']).toMatch(/<skipped\/>.*known failure: saw sequence 5/s)
  expect(xml).toContain('failures="0" errors="0" skipped="1"')
})
