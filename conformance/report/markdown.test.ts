import { expect, test } from 'vitest'
import { markdownReport } from './markdown.ts'
import { judged, sampleFailure, sampleKnownReport, sampleReport } from './testing/sample-report.ts'

test('the summary tells verdict, chapters, failures, warnings and what has no verdict', () => {
  const text = markdownReport(sampleReport())
  expect(text).toMatch(/^## ❌ Model runtime conformance\n\n\*\*not conformant: 1 MUST failed /)
  expect(text).toContain('| chapter | fail | kit fault | unclear | blocked | never | warn | observed | n/a | pass |')
  expect(text).toContain('| sequence | 1 |  |  |  |  |  |  |  | 1 |')
  expect(text).toContain('### Failures (1)')
  expect(text).toContain('- saw ` sequence 5 ` (event 5)')
  expect(text).toContain('- replay ` model-runtime-kit replay .conform/')
  expect(text).toContain('### Warnings (1)\n\n- `cancellation/no-late-output`: ` sequence 5 ` in ` sequence/whole `')
  expect(text).toContain('### Without a verdict (4)')
  expect(text).toContain('Not judged: 14 planned, 5 not for a kit to see · not claimed: conversation, tool_input')
})

test('text of a runtime stays in its code span: no Markdown, HTML, table cell or mention of it works', () => {
  const saw = '``` | </code><img src=x> @team **bold**'
  const witness = { expected: '`', saw, at: { item: 0 } }
  const failures = [
    sampleFailure({ evidence: { witness, shrunk: false, timeline: { targets: [], rows: [] }, minimal: '' } })
  ]
  const text = markdownReport(sampleReport({ failures, subject: '<b>' }))
  expect(text).toContain('- saw ```` ``` ¦ </code><img src=x> @team **bold** ````')
  expect(text).toContain('- expected `` ` ``')
  expect(text).toContain('` <b> ` · model-runtime-kit')
})

test('a long list is cut and says so', () => {
  const requirements = Array.from({ length: 60 }, () => judged('sequence/dense', 'fail'))
  const text = markdownReport(sampleReport({ requirements }))
  expect(text.match(/<details>/g)).toHaveLength(25)
  expect(text).toContain('… and 35 more: see the report.')
})

test('known failures stand apart, and entries of the baseline that must go are named', () => {
  const text = markdownReport(sampleKnownReport())
  expect(text).toMatch(/^## ⚠️ /)
  expect(text).not.toContain('### Failures')
  expect(text).toContain('### Known failures (1)')
  expect(text).toContain('- stale: ` sequence/starts-at-one sequence/* `')
})
