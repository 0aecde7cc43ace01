import type { Report, ReportedFailure } from '../report.ts'
import { rowOf } from '../row.ts'
import { html, type Markup, nothing } from './markup.ts'
import { anchorOf, chip, clause, codeBox, facts, folded } from './parts.ts'
import { timelineSvg } from './timeline-svg.ts'
import { timelineTable } from './timeline-table.ts'

type Judged = Report['requirements'][number]

/** One broken requirement: clause, witness, timeline, minimal scenario, and how to see it again. */
export function failurePart(judged: Judged, saved: ReportedFailure | undefined): Markup {
  const id = anchorOf('failure', judged.requirement)
  const row = rowOf(judged.requirement)
  const sentence =
    row === undefined
      ? nothing
      : html`<blockquote><p>${clause(row.text)}</p><footer>spec ${row.anchor}</footer></blockquote>`
  return html`<article class="failure" id="${id}" aria-labelledby="${id}-name">
<h3 id="${id}-name"><code>${judged.requirement}</code> ${chip(judged.verdict)} <span class="level">${judged.level}</span></h3>
${sentence}${witness(judged, saved)}${saved?.evidence === undefined ? nothing : evidence(saved.evidence, id)}${again(judged, saved)}${otherRuns(judged)}
<p class="back"><a href="#${anchorOf('row', judged.requirement)}">its row in the matrix</a></p>
</article>`
}

function witness(judged: Judged, saved: ReportedFailure | undefined): Markup {
  const [first] = judged.failures
  const seen = saved?.evidence?.witness ?? first?.witness
  const { sequence, reader } = seen?.at ?? {}
  const smaller = saved?.evidence?.shrunk === true ? ', made as small as it gets' : ''
  const where = `${saved?.scenario ?? first?.scenario ?? '?'}, ${saved?.dialect ?? first?.dialect ?? '?'}${smaller}`
  const event = [
    ...(sequence === undefined ? [] : [`event ${sequence}`]),
    ...(reader === undefined ? [] : [`reader ${reader}`])
  ].join(', ')
  return facts([
    ['Expected', html`<code>${seen?.expected ?? 'nothing'}</code>`],
    [
      'Saw',
      html`<code class="saw">${seen?.saw ?? 'nothing'}</code>${event === '' ? nothing : html` <span class="muted">(${event})</span>`}`
    ],
    ['In', where],
    ['Runs', `${judged.failedRuns ?? judged.failures.length} failed of ${judged.runs} that reached its condition`]
  ])
}

function evidence(
  { witness: seen, timeline, minimal, output }: NonNullable<ReportedFailure['evidence']>,
  id: string
): Markup {
  return html`<figure><figcaption>The run from both sides: what the client saw, and what the provider lab saw.</figcaption>
<div class="wide drawing" tabindex="0" role="region" aria-label="Drawing of the timeline">${timelineSvg(timeline, seen, id)}</div>
${folded('Timeline as a table', timelineTable(timeline))}</figure>
${output === undefined ? nothing : html`<h4>What the runtime wrote last</h4>${codeBox('Last lines of the runtime', output.join('\n'))}`}
${folded('Minimal scenario (YAML)', codeBox('Minimal scenario', minimal))}`
}

function again(judged: Judged, saved: ReportedFailure | undefined): Markup {
  const direct = judged.failures[0]?.curl
  const commands = saved?.evidence?.commands
  return html`${saved?.replay === undefined ? nothing : html`<h4>Replay</h4>${codeBox('Replay command', saved.replay)}`}
${direct === undefined ? nothing : html`<h4>While the runtime still holds the execution</h4>${codeBox('curl command', direct)}`}
${commands === undefined ? nothing : folded('Again with curl, step by step', html`${saved?.curl === undefined ? nothing : html`<p>All of it: <code>${saved.curl}</code></p>`}${codeBox('Commands', commands)}`)}`
}

function otherRuns({ failures }: Judged): Markup {
  if (failures.length < 2) return nothing
  const rows = failures.map(
    ({ scenario, dialect, witness: seen }) =>
      html`<tr><td>${scenario}</td><td>${dialect}</td><td>${seen.expected}</td><td>${seen.saw}</td></tr>`
  )
  return folded(
    `The first ${failures.length} failing runs`,
    html`<div class="wide" tabindex="0" role="region" aria-label="Failing runs"><table><thead><tr><th scope="col">scenario</th><th scope="col">dialect</th><th scope="col">expected</th><th scope="col">saw</th></tr></thead><tbody>${rows}</tbody></table></div>`
  )
}
