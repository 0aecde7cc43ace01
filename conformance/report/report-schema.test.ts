import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sanitizedReport } from './sanitized-report.ts'
import { failureMistakes, reportMistakes } from './testing/check-report.ts'
import { judged, sampleReport } from './testing/sample-report.ts'

test('a report with everything in it is what the published schema says, every field described', () => {
  expect(reportMistakes(sampleReport())).toEqual([])
  const more = sampleReport({
    filter: 'sequence',
    canary: { problem: 'the canary was accepted' },
    wiring: [{ target: 'lab-openai-a', proxied: true, broken: { link: 'key', saw: 'none', fix: 'give one' } }],
    leaks: [{ target: 'lab-openai-a', form: 'hex', where: 'standard output' }],
    kitFaults: [{ scenario: 'sequence/whole', message: 'no such step' }],
    findings: [{ kind: 'unknown_nonce', target: 'lab-openai-a', detail: 'POST /x' }],
    unproven: [{ scenario: 'sequence/whole', dialect: 'openai-responses', missing: 'its call' }],
    refused: ['sequence/whole'],
    scenarios: { run: 3, skipped: [], missed: 2 },
    requirements: [judged('sequence/dense', 'fail', { known: true })],
    baseline: {
      path: 'known.yaml',
      rows: [
        {
          requirement: 'sequence/dense',
          scenario: '*',
          reason: 'a ticket',
          expires: '2030-01-31',
          state: 'used' as const
        }
      ]
    }
  })
  expect(reportMistakes(more)).toEqual([])
})

test('a field that the schema does not describe, a missing one and another version are mistakes', () => {
  expect(reportMistakes({ ...sampleReport(), extra: 1 }).join()).toContain('"additionalProperty":"extra"')
  expect(reportMistakes({ ...sampleReport(), version: 2 }).join()).toContain('/version')
  const { seed: _, ...rest } = sampleReport()
  expect(reportMistakes(rest).join()).toContain('"missingProperty":"seed"')
  expect(failureMistakes({ version: 1 }).length).toBeGreaterThan(3)
})

test('a sanitised report is still one, all text printable, no list without an end', () => {
  const hostile = '\u001b[2J\u202e\r\n'.repeat(5000)
  const report = sampleReport({
    runtime: { name: hostile },
    line: `not wired: dead; its last lines:\n  | ${hostile}`,
    findings: Array.from({ length: 5000 }, () => ({ kind: 'unknown_nonce', detail: hostile }))
  })
  const safe = sanitizedReport(report)
  expect(reportMistakes(safe)).toEqual([])
  expect(safe.findings).toHaveLength(1000)
  expect(JSON.stringify({ ...safe, line: '', failures: [] })).not.toMatch(/\\n|[\p{Cc}\p{Cf}]/u)
  expect(safe.runtime?.name.length).toBeLessThan(15_000)
  expect(safe.line.split('\n')[1]).toMatch(/^ {2}\| \\u001b\[2J\\u202e\\u000d$/)
})

test('the schemas stand on their own and name their version', () => {
  for (const name of ['report', 'failure']) {
    const schema = JSON.parse(readFileSync(new URL(`./${name}.schema.json`, import.meta.url), 'utf8'))
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(schema.$id).toBe(`urn:model-runtime-kit:${name}:${schema.properties.version.const}`)
    expect(JSON.stringify(schema)).not.toMatch(/"\$ref":"(?!#\/\$defs\/)/)
  }
})
