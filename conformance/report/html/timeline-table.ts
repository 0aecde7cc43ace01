import { isEntry, type Timeline } from '../timeline/timeline.ts'
import { html, type Markup, nothing } from './markup.ts'
import { timeOf } from './timeline-svg.ts'

/** The timeline as a table: for screen readers, for searching, and for texts that the drawing had to cut. */
export function timelineTable(timeline: Timeline): Markup {
  const rows = timeline.rows.map((row) => {
    if (!isEntry(row)) return html`<tr><td colspan="4" class="muted">${row.omitted} more left out</td></tr>`
    const way = row.from === row.to ? row.from : `${row.from} → ${row.to}`
    const mark = row.violation ? html`<strong>violation</strong>` : nothing
    return html`<tr${row.violation ? html` class="violation"` : nothing}><td class="number">${timeOf(row.at)}</td><td>${way}</td><td>${row.text}</td><td>${mark}</td></tr>`
  })
  return html`<div class="wide" tabindex="0" role="region" aria-label="Timeline as a table"><table class="timeline">
<thead><tr><th scope="col">time</th><th scope="col">way</th><th scope="col">what</th><th scope="col">mark</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}
