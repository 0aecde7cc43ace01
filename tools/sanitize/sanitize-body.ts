import type { BodyReader } from './body-sites.ts'
import { applyEdits, type Edit, movedPlace } from './edits.ts'
import { randomRuns } from './entropy.ts'
import { treatmentOf } from './field-rules.ts'
import type { Allowed, Finding } from './finding.ts'
import { isTellingName } from './header-rules.ts'
import { isKnownField } from './known-fields.ts'
import type { ProviderName } from './provider-name.ts'
import type { SanitizeState } from './sanitize-state.ts'
import { CrossingEdit, carriedToBody, type Site, type Survey } from './site.ts'
import { textEdits } from './text-edits.ts'
import { valueEdits } from './value-edits.ts'

/** A body and what is known about it. */
export interface BodyInput {
  readonly exchange: string
  readonly file: string
  readonly provider: ProviderName
  readonly contentType: string
  readonly body: string
  readonly reader: BodyReader
}

export interface SanitizedBody {
  readonly body: string
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
  /** Where a place of the given body stands in the new one. */
  readonly moved: (place: number) => number
}

const sitesOf = ({ reader, exchange, file, body, contentType }: BodyInput): Survey =>
  reader.sites(`${exchange} ${file}`, body, contentType)

/** Replacing one thing can bring another to light; a text that is not at rest after so many rounds is rejected. */
const rounds = 5

/** Takes note of everything the rules must know before the first replacement. */
export function surveyBody(input: BodyInput, state: SanitizeState): void {
  state.survey(input.body)
  for (const site of sitesOf(input).sites) {
    if (site.kind === 'key' || site.place === undefined) continue
    const treatment = treatmentOf(site.place, input.provider)
    if (treatment === 'time') state.times.survey(site.text)
    if (treatment === 'identifier' && site.kind === 'string') state.ids.learn(site.text)
  }
}

/** Replaces what must not be published and keeps every other byte. Findings mean that the body must not be used. */
export function sanitizeBody(input: BodyInput, state: SanitizeState, allowed: Allowed): SanitizedBody {
  const findings: Finding[] = []
  const counts: Record<string, number> = {}
  const passes: (readonly Edit[])[] = []
  let body = input.body
  for (let round = 0; round < rounds; round++) {
    const edits = editsOf({ ...input, body }, state, allowed, findings)
    if (edits.length === 0) break
    for (const { rule } of edits) counts[rule] = (counts[rule] ?? 0) + 1
    passes.push(edits)
    body = applyEdits(body, edits)
  }
  findings.push(...inspect({ ...input, body }, allowed))
  const moved = (place: number): number => passes.reduce((at, edits) => movedPlace(at, edits), place)
  return { body, counts, findings, moved }
}

function editsOf(input: BodyInput, state: SanitizeState, allowed: Allowed, findings: Finding[]): Edit[] {
  const edits: Edit[] = []
  for (const site of sitesOf(input).sites) {
    const asked = valueEdits(site, input.provider, state)
    findings.push(...lonelyParts(input, site, asked, state, allowed))
    try {
      edits.push(...carriedToBody(site, asked))
    } catch (error) {
      if (!(error instanceof CrossingEdit)) throw error
      findings.push(found(input, site.where, `a ${error.message} is split over deltas and cannot keep its length`))
    }
  }
  return edits.sort((a, b) => a.start - b.start)
}

/** What looks like a secret in one delta and is none in the joined text may still be taken for one by whoever reads the file. */
function lonelyParts(
  input: BodyInput,
  site: Site,
  edits: readonly Edit[],
  state: SanitizeState,
  allowed: Allowed
): Finding[] {
  if (site.parts.length < 2) return []
  const findings: Finding[] = []
  let from = 0
  for (const { view } of site.parts) {
    for (const alone of textEdits(view.text, state)) {
      const covered = edits.some((edit) => edit.start <= from + alone.start && edit.end >= from + alone.start)
      if (covered || allowed.has(`split:${site.name}`)) continue
      const what = `one delta alone looks like a ${alone.rule}, the joined text does not`
      findings.push(found(input, site.where, what, `split:${site.name}`))
    }
    from += view.text.length
  }
  return findings
}

/** Everything the rules do not understand. */
function inspect(input: BodyInput, allowed: Allowed): Finding[] {
  const { sites, fields, unreadable } = sitesOf(input)
  const findings = unreadable.map((where) =>
    found(input, where, 'is not JSON and may hold fields with rules of their own')
  )
  for (const { name, where } of fields) {
    if (isKnownField(input.provider, name) || allowed.has(`field:${name}`)) continue
    const shown = isTellingName(name) ? 'with a name that looks drawn at random' : name
    findings.push(found(input, where, `unknown field ${shown}`, `field:${shown}`))
  }
  for (const site of sites) {
    const [length] = randomRuns(site.text)
    if (length === undefined || allowed.has(`text:${site.name}`)) continue
    findings.push(found(input, site.where, `${length} characters that look drawn at random`, `text:${site.name}`))
  }
  return findings
}

function found({ exchange, file }: BodyInput, where: string, what: string, allow?: string): Finding {
  return { exchange, where: `${file}, ${where}`, what, ...(allow === undefined ? {} : { allow }) }
}
