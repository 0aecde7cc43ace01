import { requirements } from '../../../generated/requirements.ts'
import type { Report } from '../report.ts'
import { html, type Markup, nothing } from './markup.ts'
import { folded } from './parts.ts'

const shown = 100

/** A list of sentences, the first hundred. */
function list(title: string, sentences: readonly string[], open = false): Markup {
  if (sentences.length === 0) return nothing
  const more =
    sentences.length > shown
      ? html`<li class="muted">… and ${sentences.length - shown} more: see the JSON report</li>`
      : nothing
  const items = sentences.slice(0, shown).map((sentence) => html`<li>${sentence}</li>`)
  return folded(`${title} (${sentences.length})`, html`<ul>${items}${more}</ul>`, open)
}

/** What goes wrong beside the requirements. */
export function troubles(report: Report): Markup {
  const broken = report.wiring.flatMap(({ target, broken: link }) =>
    link === undefined ? [] : [`${target}, link ${link.link}: ${link.saw}; fix: ${link.fix}`]
  )
  const canary = typeof report.canary === 'object' ? [report.canary.problem] : []
  const leaks = report.leaks.map(({ target, form, where }) => `the key of ${target}, ${form}, in ${where}`)
  const parts = [
    list('Not wired', broken, true),
    list('Canary', canary, true),
    list('Keys that were written out', leaks, true),
    list(
      'Faults of the kit',
      report.kitFaults.map(({ scenario, message }) => `${scenario}: ${message}`),
      true
    ),
    list('Baseline', baselineSentences(report), true),
    list(
      'Provider requests that no scenario accounts for',
      report.findings.map(
        ({ kind, target, detail }) => `${kind}${target === undefined ? '' : ` at ${target}`}: ${detail}`
      )
    ),
    list(
      'Runs that were not counted',
      report.unproven.map(({ scenario, dialect, missing }) => `${scenario} (${dialect}): ${missing}`)
    ),
    list('Runs refused with 429 every time', report.refused)
  ]
  if (parts.every(({ markup }) => markup === '')) return nothing
  return html`<section id="beside" aria-labelledby="beside-name"><h2 id="beside-name">Beside the requirements</h2>${parts}</section>`
}

/** What became of each entry of the known failures. */
function baselineSentences({ baseline }: Report): string[] {
  return (baseline?.rows ?? []).map(
    ({ requirement, scenario, reason, expires, state }) =>
      `${states[state]}: ${requirement}, ${scenario} (${reason}; until ${expires})`
  )
}

const states = {
  used: 'known failure',
  stale: 'stale, it did not fail: take it out',
  expired: 'expired: mend it, or agree on another day',
  'not-reached': 'not reached in this run'
} as const

/** What no verdict is given on, and why. */
export function notJudged(report: Report): Markup {
  const rows = Object.values(requirements)
  const planned = rows.flatMap(({ id, state }) =>
    typeof state === 'object' && 'planned' in state ? [`${id} (${state.planned})`] : []
  )
  const excluded = rows.flatMap(({ id, state }) =>
    typeof state === 'object' && 'excluded' in state ? [`${id}: ${state.excluded}`] : []
  )
  return html`<section id="not-judged" aria-labelledby="not-judged-name"><h2 id="not-judged-name">Not judged</h2>
<p>Nothing is said about these, good or bad.</p>
${list('Planned: the law is not written yet', planned)}
${list('Not for a kit to see', excluded)}
${list('Features that the runtime does not claim', report.featuresNotClaimed)}
${list('Features not claimed but working', report.featuresUnclaimedButWorking)}
${list('Dialects that were not covered', report.dialectsNotCovered)}
${list(
  'Scenarios whose needs are not met',
  report.scenarios.skipped.map(({ scenario, reason }) => `${scenario}: ${reason}`)
)}</section>`
}
