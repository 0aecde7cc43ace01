import type { Report } from '../report.ts'
import { sanitizedReport } from '../sanitized-report.ts'
import { judged, sampleFailure, sampleReport } from './sample-report.ts'

/** A text that tries every way out: of an attribute, an element, a comment, the terminal, the reading direction, the page's width. */
export const hostileText = [
  '"><img src=x onerror="window.owned=1">',
  "'><svg onload=window.owned=1>",
  '</code></pre></script><script>window.owned=1</script><!--',
  '<iframe src="http://elsewhere.example.test/"></iframe><b>',
  '\u001b[2J\u001b]0;owned\u0007',
  '\u202egnp\u2066',
  '{{nonce}} `id` $(id)',
  'W'.repeat(3000)
].join(' ')

/** A report in which every text that comes from a runtime is hostile, as `conform` would write it. */
export function hostileReport(): Report {
  const witness = { expected: hostileText, saw: hostileText, at: { item: 1, reader: hostileText } }
  const failures = [{ scenario: hostileText, dialect: hostileText, seed: 1, witness, curl: hostileText }]
  const rows = [{ at: 1, from: hostileText, to: hostileText, text: hostileText, violation: true as const }]
  return sanitizedReport(
    sampleReport({
      line: `not conformant: ${hostileText}`,
      subject: hostileText,
      runtime: { name: hostileText, specRevision: hostileText },
      requirements: [
        judged('sequence/dense', 'fail', { failures, reason: hostileText }),
        judged('cancellation/no-late-output', 'warn', { level: 'SHOULD', failures })
      ],
      failures: [
        sampleFailure({
          file: hostileText,
          replay: hostileText,
          curl: hostileText,
          evidence: {
            witness,
            shrunk: false,
            timeline: { targets: [hostileText], rows },
            minimal: hostileText,
            commands: hostileText,
            output: [hostileText]
          }
        })
      ],
      wiring: [{ target: hostileText, proxied: false, broken: { link: 'text', saw: hostileText, fix: hostileText } }],
      canary: { problem: hostileText },
      leaks: [{ target: hostileText, form: 'raw', where: hostileText }],
      findings: [{ kind: hostileText, detail: hostileText }],
      unproven: [{ scenario: hostileText, dialect: hostileText, missing: hostileText }],
      kitFaults: [{ scenario: hostileText, message: hostileText }]
    })
  )
}
