import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { VerdictKind } from '../../model/verdict.ts'
import type { Report } from '../report.ts'
import { sharpnessWords } from '../sharpness.ts'
import { notJudged, troubles } from './beside.ts'
import { failurePart } from './failure-part.ts'
import { html, type Markup, nothing, verbatim } from './markup.ts'
import { filters, overview, requirementTables } from './matrix.ts'
import { anchorOf, duration, facts } from './parts.ts'

/**
 * The report as one HTML file: offline, no request, readable without scripts, light and dark. A content security policy allows its own
 * style and script by their hashes and nothing else, so that even a text that got past the escaping could do nothing.
 */
export function htmlReport(report: Report): string {
  const style = asset('page.css')
  const script = asset('page.js')
  const policy = `default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(script)}; img-src data:; base-uri 'none'; form-action 'none'`
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${report.outcome} · model runtime conformance</title>
<style>${verbatim(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
${header(report)}
<main id="content">
${body(report)}
</main>
<footer><p>Made by model-runtime-kit ${report.kit} (${sharpnessWords(report.sharpness)}). The same as data: report.json, junit.xml, report.md.</p></footer>
<script>${verbatim(script)}</script>
</body>
</html>
`
  return page.markup
}

function header(report: Report): Markup {
  const tone = toneOf(report)
  const [first = '', ...lines] = report.line.split('\n')
  const { runtime } = report
  return html`<header class="${tone}">
<p class="product">Model runtime conformance</p>
<h1>${headline(report)}</h1>
<p class="line">${first}</p>${lines.length === 0 ? nothing : html`<pre tabindex="0" role="region" aria-label="Last lines of the runtime"><code>${lines.join('\n')}</code></pre>`}
${facts([
  ['Runtime', html`<code>${report.subject}</code>`],
  ...(runtime === undefined
    ? []
    : [
        [
          'Says it is',
          `${runtime.name}${runtime.specRevision === undefined ? '' : `, spec ${runtime.specRevision}`}`
        ] as const
      ]),
  [
    'Judged by',
    `spec ${report.spec}, seed ${report.seed}${report.filter === undefined ? '' : `, filter ${report.filter}`}`
  ],
  ['Dialects', report.dialects.join(', ')],
  ['Claims', report.featuresClaimed.length === 0 ? 'no optional feature' : report.featuresClaimed.join(', ')],
  ['Ran', `${report.scenarios.run} runs in ${duration(report.durationMs)}, ${report.startedAt}`]
])}
</header>`
}

function toneOf({ exitCode, outcome }: Report): 'good' | 'bad' | 'open' {
  if (exitCode === 1) return 'bad'
  return exitCode === 0 && outcome !== 'known-failures' ? 'good' : 'open'
}

const headlines: Readonly<Record<Report['outcome'], string>> = {
  conformant: 'Conformant',
  'not-conformant': 'Not conformant',
  'known-failures': 'Not conformant, as known',
  'filtered-clean': 'No failure (filtered)',
  'time-up': 'Time was up',
  'not-wired': 'Not wired',
  'nothing-verified': 'Nothing verified',
  inconclusive: 'Inconclusive',
  'kit-fault': 'Fault of the kit',
  interrupted: 'Interrupted'
}

const headline = ({ outcome, mode }: Report): string =>
  outcome === 'conformant' && mode === 'in-process' ? 'Conformant in process' : (headlines[outcome] ?? outcome)

function body(report: Report): Markup {
  const of = (kind: VerdictKind, isKnown: boolean) =>
    report.requirements.filter(({ verdict, known }) => verdict === kind && (known === true) === isKnown)
  const failures = of('fail', false)
  const warnings = of('warn', false)
  const known = [...of('fail', true), ...of('warn', true)]
  const saved = (id: string) => report.failures.find(({ requirement }) => requirement === id)
  const part = (id: string, title: string, all: typeof failures): Markup =>
    all.length === 0
      ? nothing
      : html`<section id="${id}" aria-labelledby="${id}-name"><h2 id="${id}-name">${title} <span class="muted">${all.length}</span></h2>${all.length > 3 ? index(all) : nothing}${all.map((judged) => failurePart(judged, saved(judged.requirement)))}</section>`
  const link = (id: string, title: string, count: number): Markup =>
    count === 0 ? nothing : html`<li><a href="#${id}">${title} <span class="muted">${count}</span></a></li>`
  const judged = report.requirements.length
  return html`<nav aria-label="Parts of the report"><ul>${link('matrix', 'Requirements', judged)}${link('failures', 'Failures', failures.length)}${link('warnings', 'Warnings', warnings.length)}${link('known', 'Known failures', known.length)}<li><a href="#not-judged">Not judged</a></li></ul></nav>
${troubles(report)}
${
  judged === 0
    ? nothing
    : html`<section id="matrix" aria-labelledby="matrix-name"><h2 id="matrix-name">Requirements <span class="muted">${judged}</span></h2>
${overview(report)}
${filters(report)}
${requirementTables(report)}</section>`
}
${part('failures', 'Failures', failures)}
${part('warnings', 'Warnings', warnings)}
${part('known', 'Known failures', known)}
${notJudged(report)}`
}

/** The failures at a glance. */
function index(all: readonly Report['requirements'][number][]): Markup {
  const items = all.map(
    ({ requirement, failures }) =>
      html`<li><a href="#${anchorOf('failure', requirement)}"><code>${requirement}</code></a> <span class="muted">saw ${short(failures[0]?.witness.saw ?? '')}</span></li>`
  )
  return html`<ul class="index">${items}</ul>`
}

const short = (text: string): string => (text.length > 90 ? `${text.slice(0, 90)}…` : text)

/** A file beside this module, in the sources and in the build alike. */
const asset = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
