import type { VerdictKind } from '../../model/verdict.ts'
import { verdictWords } from '../verdict-words.ts'
import { html, type Markup, nothing } from './markup.ts'

/** A verdict as a word with a sign, so that colour alone tells nothing. */
export const chip = (verdict: VerdictKind): Markup =>
  html`<span class="chip ${verdict}"><span aria-hidden="true">${signs[verdict]}</span> ${verdictWords[verdict].short}</span>`

const signs: Readonly<Record<VerdictKind, string>> = {
  pass: '✓',
  fail: '✕',
  warn: '!',
  observed: '○',
  'not-applicable': '–',
  'not-exercised': '∅',
  blocked: '⊘',
  inconclusive: '?',
  'kit-fault': '⚙'
}

/** The anchor of a requirement's row, its failure or a chapter. */
export const anchorOf = (kind: 'row' | 'failure' | 'chapter', id: string): string =>
  `${kind}-${id.replaceAll(/[^a-z0-9]+/gi, '-')}`

/** Lines as they are, in a box that scrolls and that the keyboard reaches. */
export const codeBox = (label: string, text: string): Markup =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${text}</code></pre>`

/** A part that can be folded, open or not. */
export const folded = (title: string, body: Markup, open = false): Markup =>
  html`<details${open ? html` open` : nothing}><summary>${title}</summary>${body}</details>`

/** A sentence of the specification; what stands between backticks is code. */
export const clause = (text: string): Markup =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`

/** A list of facts. */
export const facts = (pairs: readonly (readonly [name: string, value: Markup | string])[]): Markup =>
  html`<dl class="facts">${pairs.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`

/** Milliseconds for people. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 120 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
