import type { Witness } from '../../model/verdict.ts'
import { isEntry, type Party, type Timeline, type TimelineEntry, type TimelineRow } from '../timeline/timeline.ts'
import { html, type Markup, nothing } from './markup.ts'

const left = 118
const toRuntime = 430
const toTarget = 330
const betweenTargets = 170
const head = 46
const rowHeight = 26
const violationHeight = 50
const characterWidth = 7.25

interface Drawing {
  readonly width: number
  readonly x: (party: Party) => number
  readonly violation: string
}

/**
 * A timeline as a sequence diagram: the client, the runtime and the provider targets as lines, time going down, the place of the violation
 * marked. It has no style, script or reference of its own; colours come from the page's classes.
 */
export function timelineSvg(timeline: Timeline, witness: Pick<Witness, 'expected' | 'saw'>, name: string): Markup {
  const parties: readonly Party[] = ['client', 'runtime', ...timeline.targets]
  const positions = new Map(parties.map((party, at) => [party, positionOf(at)]))
  const last = positionOf(parties.length - 1)
  const drawing: Drawing = {
    width: last + 110,
    x: (party) => positions.get(party) ?? last,
    violation: `expected ${witness.expected}; saw ${witness.saw}`
  }
  let y = head
  const rows = timeline.rows.map((row) => {
    const top = y
    y += isEntry(row) && row.violation ? violationHeight : rowHeight
    return drawRow(row, top, drawing)
  })
  const height = y + 14
  const lines = parties.map((party) => lifeline(party, drawing.x(party), height))
  return html`<svg role="img" aria-labelledby="${name}-title ${name}-desc" viewBox="0 0 ${drawing.width} ${height}" width="${drawing.width}" height="${height}">
<title id="${name}-title">Timeline of the failing run</title>
<desc id="${name}-desc">${description(timeline)} The table below holds the same.</desc>
${lines}${rows}</svg>`
}

function positionOf(at: number): number {
  if (at < 2) return left + at * toRuntime
  return left + toRuntime + toTarget + (at - 2) * betweenTargets
}

function description({ rows, targets }: Timeline): string {
  const at = rows.findIndex((row) => isEntry(row) && row.violation)
  const place = at === -1 ? '' : ` The violation is row ${at + 1}.`
  return `${rows.length} rows between the client, the runtime and ${targets.length} provider targets.${place}`
}

const lifeline = (party: Party, x: number, height: number): Markup =>
  html`<line class="life" x1="${x}" y1="30" x2="${x}" y2="${height - 4}"/><text class="party" x="${x}" y="18" text-anchor="middle">${cut(party, 24)}</text>`

function drawRow(row: TimelineRow, top: number, drawing: Drawing): Markup {
  if (isEntry(row)) return drawEntry(row, top, drawing)
  const words = `${row.omitted} more left out`
  return html`<line class="gap" x1="${left - 40}" y1="${top + 13}" x2="${drawing.width - 20}" y2="${top + 13}"/><text class="omitted" x="${left + toRuntime / 2}" y="${top + 17}" text-anchor="middle">${words}</text>`
}

function drawEntry(entry: TimelineEntry, top: number, drawing: Drawing): Markup {
  const [from, to] = [drawing.x(entry.from), drawing.x(entry.to)]
  const y = top + 19
  const time = html`<text class="time" x="74" y="${y}" text-anchor="end">${timeOf(entry.at)}</text>`
  const label = labelOf(entry, Math.min(from, to), y, drawing)
  const shape = from === to ? html`<circle class="point" cx="${from}" cy="${y - 4}" r="4"/>` : arrow(from, to, y)
  if (!entry.violation) return html`<g>${time}${shape}${label}</g>`
  return html`<g class="violation"><rect class="band" x="4" y="${top + 1}" width="${drawing.width - 8}" height="${violationHeight - 4}" rx="4"/>${time}${shape}${label}<path class="flag" d="M84 ${y - 10}l10 5-10 5z"/><text class="saw" x="${left + 8}" y="${y + 19}">${cut(`violation: ${drawing.violation}`, Math.floor((drawing.width - left - 30) / characterWidth))}</text></g>`
}

function labelOf(entry: TimelineEntry, x: number, y: number, { width, x: xOf }: Drawing): Markup {
  const own = entry.from === entry.to
  const gap = Math.abs(xOf(entry.from) - xOf(entry.to))
  const start = own && x > width - 260 ? x - 10 : x + 10
  const room = own ? 250 : Math.min(gap, toRuntime) - 20
  const shown = cut(entry.text, Math.floor(room / characterWidth))
  const whole = shown === entry.text ? nothing : html`<title>${entry.text}</title>`
  return html`<text class="label" x="${start}" y="${own ? y : y - 4}" text-anchor="${start < x ? 'end' : 'start'}">${shown}${whole}</text>`
}

function arrow(from: number, to: number, y: number): Markup {
  const way = from < to ? 1 : -1
  return html`<line class="arrow" x1="${from}" y1="${y}" x2="${to - 6 * way}" y2="${y}"/><path class="tip" d="M${to} ${y}l${-8 * way}-4v8z"/>`
}

/** A time in at most eight characters. */
export const timeOf = (at: number): string => (at < 10_000 ? `${at.toFixed(1)} ms` : `${(at / 1000).toFixed(1)} s`)

function cut(text: string, characters: number): string {
  const all = Array.from(text)
  return all.length <= characters ? text : `${all.slice(0, Math.max(1, characters - 1)).join('')}…`
}
