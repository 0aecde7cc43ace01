import { applyEdits, type Edit, mergeEdits } from './edits.ts'
import { jsonSites } from './json-sites.ts'
import { isSigned, link } from './link-rules.ts'
import type { SanitizeState } from './sanitize-state.ts'
import { ruleEdits, textRules } from './text-rules.ts'
import { disguisedViews, escapeView, type TextView } from './text-view.ts'
import { valueEdits } from './value-edits.ts'

/** Encodings inside encodings are followed this far; what hides deeper looks random and stops the sanitiser. */
const deepest = 4

/** A file or the like, named by its type or by its length alone. */
const dataUri = /data:[\w.+-]{1,64}\/[\w.+-]{1,64}(?:;[\w=.+-]{1,64}){0,4};base64,(?<bytes>[A-Za-z0-9+/_-]{4,}={0,2})/g
const longBase64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{2048,}={0,2}/g
const shortBase64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,2047}={0,2}/g
const hexadecimal = /(?<![0-9A-Za-z])[0-9a-fA-F]{16,}(?![0-9A-Za-z])/g

/** What has to be replaced in a text, in whatever common encoding it stands there. Lengths remain, but for the provider's own address. */
export function textEdits(text: string, state: SanitizeState, depth = 0): Edit[] {
  if (depth > deepest || text.length < 5) return []
  const inside = embedded(text, state, depth)
  if (inside !== undefined) return inside
  return mergeEdits([
    ...ruleEdits(textRules[0] as (typeof textRules)[number], text),
    ...blobEdits(text, state),
    ...signedLinks(text, state),
    ...ownAddresses(text, state),
    ...disguisedViews(text).flatMap((view) => viewEdits(view, state, depth)),
    ...(/\\[u/"\\]/.test(text) ? viewEdits(escapeView(text), state, depth) : []),
    ...textRules.slice(1).flatMap((rule) => ruleEdits(rule, text)),
    ...state.ids.find(text),
    ...encodedEdits(text, shortBase64, 'base64', 4, (run) => state.dummies.of(run), state, depth),
    ...encodedEdits(text, hexadecimal, 'hex', 2, (run) => run.replace(/[^0]/g, '0'), state, depth)
  ])
}

/** Replacing one thing can bring another to light; a text that is not at rest after so many rounds is found by the second run. */
const rounds = 5

/** A short text with everything replaced that has to be, and how many replacements that took. */
export function cleanText(given: string, state: SanitizeState): { readonly text: string; readonly count: number } {
  let text = given
  let count = 0
  for (let round = 0; round < rounds; round++) {
    const edits = textEdits(text, state)
    if (edits.length === 0) break
    text = applyEdits(text, edits)
    count += edits.length
  }
  return { text, count }
}

/** A text that is a JSON document as a whole is read as one. */
function embedded(text: string, state: SanitizeState, depth: number): Edit[] | undefined {
  if (!/^\s*[[{"]/.test(text)) return undefined
  const span = { source: text, layer: 'text', where: '', embedded: true, toBody: (place: number) => place } as const
  const sites = jsonSites(span)?.sites
  return sites?.flatMap((site) => {
    const edits = valueEdits(site, 'embedded', state, depth + 1)
    return edits.flatMap((edit) => site.parts.map(({ view }) => view.carry(edit)))
  })
}

function viewEdits(view: TextView, state: SanitizeState, depth: number): Edit[] {
  return textEdits(view.text, state, depth + 1).map((edit) => view.carry(edit))
}

function blobEdits(text: string, state: SanitizeState): Edit[] {
  const edits: Edit[] = []
  for (const match of text.matchAll(dataUri)) {
    const bytes = match.groups?.bytes ?? ''
    edits.push(...replaced(match.index + match[0].length - bytes.length, bytes, state.dummies.of(bytes), 'blob'))
  }
  for (const { index, 0: run } of text.matchAll(longBase64)) {
    if (!/^(.)\1*$/.test(run)) edits.push(...replaced(index, run, state.dummies.of(run), 'blob'))
  }
  return edits
}

function signedLinks(text: string, state: SanitizeState): Edit[] {
  const edits: Edit[] = []
  for (const { index, 0: url } of text.matchAll(link)) {
    if (isSigned(url)) edits.push(...replaced(index, url, state.links.hidden(url), 'signed-url'))
  }
  return edits
}

/** The provider's own address does not keep its length: what stands for it must be the same in every fixture. */
function ownAddresses(text: string, state: SanitizeState): Edit[] {
  const edits: Edit[] = []
  for (const [origin, standIn] of state.origins) {
    for (let at = text.indexOf(origin); at >= 0; at = text.indexOf(origin, at + 1)) {
      if (!/[\w.:-]/.test(text.charAt(at + origin.length))) edits.push(...replaced(at, origin, standIn, 'own-address'))
    }
  }
  return edits
}

function replaced(start: number, before: string, text: string, rule: string): Edit[] {
  return before === text ? [] : [{ start, end: start + before.length, text, rule }]
}

/** Runs of an encoding whose decoded text holds something to replace; the run goes as a whole. */
function encodedEdits(
  text: string,
  runs: RegExp,
  encoding: 'base64' | 'hex',
  alignments: number,
  standIn: (run: string) => string,
  state: SanitizeState,
  depth: number
): Edit[] {
  const edits: Edit[] = []
  for (const { index, 0: run } of text.matchAll(runs)) {
    if (/^(.)\1*$/.test(run)) continue
    const starts = [...Array(alignments).keys()]
    const hides = starts.some((start) =>
      textsIn(Buffer.from(run.slice(start), encoding)).some((said) => textEdits(said, state, depth + 1).length > 0)
    )
    if (hides) edits.push(...replaced(index, run, standIn(run), encoding))
  }
  return edits
}

/** What can be read in bytes: stretches of ASCII, also where each character takes two bytes. */
function textsIn(bytes: Buffer): string[] {
  const texts = [bytes.toString('latin1')]
  if (bytes.includes(0)) texts.push(bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le'))
  return texts.flatMap((text) => [...text.matchAll(/[\t\n\r\x20-\x7e]{8,}/g)].map(([said]) => said))
}
