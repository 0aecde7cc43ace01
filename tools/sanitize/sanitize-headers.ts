import { randomRuns } from './entropy.ts'
import type { HeaderList } from './exchange.ts'
import type { Allowed, Finding } from './finding.ts'
import { fixedHeader, headerTreatment, isTellingName, roundLimit } from './header-rules.ts'
import type { SanitizeState } from './sanitize-state.ts'
import { cleanText } from './text-edits.ts'

export interface SanitizedHeaders {
  readonly headers: HeaderList
  readonly counts: Readonly<Record<string, number>>
  readonly findings: readonly Finding[]
}

/** Keeps the headers that the table names, with harmless values. `where` is `request` or `response`. */
export function sanitizeHeaders(
  list: HeaderList,
  exchange: string,
  where: string,
  state: SanitizeState,
  allowed: Allowed
): SanitizedHeaders {
  const values: Record<string, string> = {}
  const findings: Finding[] = []
  let counts: Record<string, number> = {}
  for (const [given, value] of Object.entries(list.values)) {
    const name = given.toLowerCase()
    const kept = keptValue(name, value, state)
    if (kept === undefined) counts = counted(counts, 'header-dropped')
    else {
      values[name] = kept
      if (kept !== value) counts = counted(counts, 'header')
      if (randomRuns(kept).length > 0)
        findings.push({ exchange, where: `${where} header ${name}`, what: 'its value looks drawn at random' })
    }
  }
  for (const name of [...Object.keys(list.values), ...list.dropped].map((one) => one.toLowerCase())) {
    if (headerTreatment(name) !== 'unknown' || allowed.has(`header:${name}`)) continue
    const shown = isTellingName(name) ? 'with a name that looks drawn at random' : name
    findings.push({ exchange, where, what: `unknown header ${shown}`, allow: `header:${shown}` })
  }
  if (list.dropped.length > 0) counts['header-dropped'] = (counts['header-dropped'] ?? 0) + list.dropped.length
  return { headers: { values, dropped: [] }, counts, findings }
}

const counted = (counts: Record<string, number>, rule: string): Record<string, number> => ({
  ...counts,
  [rule]: (counts[rule] ?? 0) + 1
})

/** The value to publish; `undefined` when the header goes. */
function keptValue(name: string, value: string, state: SanitizeState): string | undefined {
  switch (headerTreatment(name)) {
    case 'keep':
      return cleanText(name === 'location' && /^https?:/.test(value) ? state.links.hidden(value) : value, state).text
    case 'identifier': {
      const { text, count } = cleanText(value, state)
      return count > 0 ? text : state.ids.whole(value)
    }
    case 'rate-limit':
      return roundLimit(name, value)
    case 'fixed':
      return fixedHeader(name)
    default:
      return undefined
  }
}
