import type { Report } from '../report.ts'
import { rowOf } from '../row.ts'
import { verdictKinds, verdictWords } from '../verdict-words.ts'
import { html, type Markup, nothing } from './markup.ts'
import { anchorOf, chip, clause } from './parts.ts'

type Judged = Report['requirements'][number]

const chaptersOf = (report: Report): string[] => [...new Set(report.requirements.map(({ chapter }) => chapter))]

const kindsOf = (report: Report) =>
  verdictKinds.filter((kind) => report.requirements.some(({ verdict }) => verdict === kind))

/** How many requirements of each chapter came out how. */
export function overview(report: Report): Markup {
  const kinds = kindsOf(report)
  const rows = chaptersOf(report).map((chapter) => {
    const own = report.requirements.filter((judged) => judged.chapter === chapter)
    const { cases, generated } = report.chapters[chapter] ?? { cases: 0, generated: 0 }
    const cells = kinds.map((kind) => {
      const count = own.filter(({ verdict }) => verdict === kind).length
      return html`<td class="number ${count === 0 ? 'none' : kind}">${count === 0 ? '·' : count}</td>`
    })
    return html`<tr><th scope="row"><a href="#${anchorOf('chapter', chapter)}">${chapter}</a></th>${cells}<td class="number">${cases}</td><td class="number">${generated}</td></tr>`
  })
  return html`<div class="wide" tabindex="0" role="region" aria-label="Verdicts by chapter"><table class="overview">
<caption>Requirements by chapter and verdict; runs in which the chapter was exercised</caption>
<thead><tr><th scope="col">chapter</th>${kinds.map((kind) => html`<th scope="col">${chip(kind)}</th>`)}<th scope="col">cases</th><th scope="col">generated</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

/** The controls that a script brings to life; without one they stay hidden and everything is shown. */
export function filters(report: Report): Markup {
  const levels = ['MUST', 'SHOULD', 'MAY'].filter((level) =>
    report.requirements.some((judged) => judged.level === level)
  )
  const box = (name: string, value: string, label: Markup): Markup =>
    html`<label><input type="checkbox" name="${name}" value="${value}" checked> ${label}</label>`
  const count = (kind: string): number => report.requirements.filter(({ verdict }) => verdict === kind).length
  return html`<form id="filters" hidden aria-label="Filter the requirements">
<fieldset><legend>Verdict</legend>${kindsOf(report).map((kind) => box('verdict', kind, html`${chip(kind)} <span class="muted">${count(kind)}</span>`))}</fieldset>
<fieldset><legend>Level</legend>${levels.map((level) => box('level', level, html`${level}`))}</fieldset>
<div class="search"><label for="search">Words</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="sequence, replay …"><button type="reset">Show all</button></div>
<p role="status" id="shown" class="muted"></p>
</form>`
}

/** Every judged requirement, a table a chapter. */
export function requirementTables(report: Report): Markup {
  const failed = new Set(report.failures.map(({ requirement }) => requirement))
  const chapters = chaptersOf(report).map((chapter) => {
    const own = report.requirements.filter((judged) => judged.chapter === chapter)
    const id = anchorOf('chapter', chapter)
    return html`<details class="chapter" id="${id}" open><summary><h3>${chapter}</h3> <span class="muted">${tally(own)}</span></summary>
<div class="wide" tabindex="0" role="region" aria-label="Requirements of ${chapter}"><table class="requirements">
<thead><tr><th scope="col">verdict</th><th scope="col">requirement</th><th scope="col">level</th><th scope="col" class="held">condition held</th></tr></thead>
<tbody>${own.map((judged) => requirementRow(judged, failed.has(judged.requirement)))}</tbody></table></div></details>`
  })
  return html`${chapters}`
}

function requirementRow(judged: Judged, told: boolean): Markup {
  const { requirement, verdict, level, reason, antecedents, runs, known } = judged
  const shown = told || verdict === 'warn' || verdict === 'fail'
  const verdictCell = shown ? html`<a href="#${anchorOf('failure', requirement)}">${chip(verdict)}</a>` : chip(verdict)
  const held = antecedents === 0 ? '–' : `${antecedents} times in ${runs} ${runs === 1 ? 'run' : 'runs'}`
  const notes = [reason, known === true ? 'known failure' : undefined].flatMap((note) => note ?? [])
  return html`<tr id="${anchorOf('row', requirement)}" data-verdict="${verdict}" data-level="${level}"><td>${verdictCell}</td>
<th scope="row"><code>${requirement}</code><span class="clause">${clause(rowOf(requirement)?.text ?? '')}</span>${notes.map((note) => html`<span class="reason">${note}</span>`)}${antecedents === 0 ? nothing : html`<span class="held inside">held ${held}</span>`}</th>
<td>${level}</td><td class="held">${held}</td></tr>`
}

function tally(own: readonly Judged[]): string {
  return verdictKinds
    .flatMap((kind) => {
      const count = own.filter(({ verdict }) => verdict === kind).length
      return count === 0 ? [] : [`${count} ${verdictWords[kind].short}`]
    })
    .join(', ')
}
