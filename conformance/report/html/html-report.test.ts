import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostileReport } from '../testing/hostile-report.ts'
import { judged, sampleKnownReport, sampleReport } from '../testing/sample-report.ts'
import { htmlReport } from './html-report.ts'

const page = htmlReport(sampleReport())

/** The page without its own style and script. */
const body = (text: string): string => text.replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, '')

test('the policy allows the style and the script of the page by their hashes and nothing else', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#39;', "'")
  const hash = (tag: string): string => {
    const text = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(page)?.[1] ?? ''
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  expect(policy).toBe(
    `default-src 'none'; style-src ${hash('style')}; script-src ${hash('script')}; img-src data:; base-uri 'none'; form-action 'none'`
  )
  expect(body(page)).not.toMatch(/ (?:style|on[a-z]+)=/)
})

test('nothing of the page is elsewhere', () => {
  const links = [...page.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, target = '']) => target)
  expect(links.filter((target) => !target.startsWith('#'))).toEqual(['data:,'])
  expect(page).not.toMatch(/url\(|@import|https?:\/\/(?!127\.0\.0\.1)/)
})

test('every id is there once and every link within the page leads somewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const targets = [...page.matchAll(/(?:href="#|aria-labelledby=")([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' ')
  )
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  expect(targets.length).toBeGreaterThan(20)
})

test('the matrix has a head cell for each row and column', () => {
  const overview = /<table class="overview">.*?<\/table>/s.exec(page)?.[0] ?? ''
  expect(overview.match(/<th scope="col">/g)).toHaveLength(3 + 9)
  expect(overview.match(/<th scope="row">/g)).toHaveLength(4)
  expect(overview).toContain('<caption>')
  const rows = [...page.matchAll(/<tr id="row-[^>]* data-verdict="([^"]*)"/g)].map(([, verdict]) => verdict)
  expect(new Set(rows).size).toBe(9)
})

test('a failure has its clause, witness, timeline with the place marked, scenario, curl and replay', () => {
  const part = /<article class="failure" id="failure-sequence-dense".*?<\/article>/s.exec(page)?.[0] ?? ''
  expect(part).toContain('<blockquote><p>Every next event&#39;s sequence MUST be exactly one greater')
  expect(part).toContain('<dt>Expected</dt><dd><code>sequence 4</code></dd>')
  expect(part).toMatch(
    /<svg role="img" .*<g class="violation">.*#5 output\.delta.*violation: expected sequence 4; saw sequence 5.*<\/svg>/s
  )
  expect(part).toMatch(/<tr class="violation"><td class="number">15\.9 ms<\/td><td>runtime → client<\/td>/)
  expect(part).toContain('id: sequence/whole\ntitle: A whole answer.')
  expect(part).toContain('model-runtime-kit replay .conform/failures/')
  expect(part).toContain('sh .conform/failures/sequence-dense--sequence-whole.sh')
  expect(part).toContain('TypeError: cannot read sequence')
})

test('a warning has its part too, and what was not judged is listed', () => {
  expect(page).toMatch(/<h2 id="warnings-name">.*<article class="failure" id="failure-cancellation-no-late-output"/s)
  expect(page).toContain('Features that the runtime does not claim (2)')
  expect(page).toContain('<li>routing/cross: needs two dialects</li>')
})

test('a run without any judged requirement is a page too', () => {
  const empty = htmlReport(
    sampleReport({
      requirements: [],
      failures: [],
      outcome: 'not-wired',
      exitCode: 3,
      line: 'not wired: dead\n  | last'
    })
  )
  expect(empty).toContain('<h1>Not wired</h1>')
  expect(empty).toContain('<code>  | last</code>')
  expect(empty).not.toContain('id="filters"')
})

test('a run in process is never headed conformant alone', () => {
  const report = sampleReport({
    outcome: 'conformant',
    exitCode: 0,
    mode: 'in-process',
    requirements: [judged('sequence/dense', 'pass')]
  })
  expect(htmlReport(report)).toContain('<h1>Conformant in process</h1>')
})

test('hostile text is text wherever a report holds any', () => {
  const text = body(htmlReport(hostileReport()))
  expect(text).not.toMatch(/<(?:img|script|svg onload|iframe|b)\b/i)
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(text).toContain('&lt;img src=x onerror=')
})

test('known failures stand apart, and no page of them looks conformant', () => {
  const known = htmlReport(sampleKnownReport())
  expect(known).toContain('<header class="open">')
  expect(known).toMatch(/<h2 id="known-name">.*<article class="failure" id="failure-sequence-dense"/s)
  expect(known).not.toContain('<h2 id="failures-name">')
  expect(known).toContain('stale, it did not fail: take it out: sequence/starts-at-one')
})
