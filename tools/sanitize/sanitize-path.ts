import { randomRuns } from './entropy.ts'
import type { Allowed, Finding } from './finding.ts'
import type { SanitizeState } from './sanitize-state.ts'
import { cleanText } from './text-edits.ts'

/** Query parameters of the three providers that say how to answer and nothing about who asks. */
const harmless = new Set(
  'stream starting_after include include[] include_obfuscation beta logs limit cursor before_id after_id order expand category q status endpoint_id'.split(
    ' '
  )
)

/** Whether a recording may hold the value of a query parameter. */
export const isHarmlessParameter = (name: string): boolean => harmless.has(name)

/** The path of a request with harmless ids; a parameter that says something and is not known is a finding. */
export function sanitizePath(
  path: string,
  exchange: string,
  state: SanitizeState,
  allowed: Allowed
): { path: string; counts: Readonly<Record<string, number>>; findings: readonly Finding[] } {
  const { text: clean, count } = cleanText(path, state)
  const findings: Finding[] = []
  for (const [name, value] of new URLSearchParams(path.split('?')[1] ?? '')) {
    if (isHarmlessParameter(name) || value === '' || allowed.has(`query:${name}`)) continue
    findings.push({ exchange, where: 'request path', what: `unknown query parameter ${name}`, allow: `query:${name}` })
  }
  if (randomRuns(clean).length > 0 && !allowed.has('text:path'))
    findings.push({ exchange, where: 'request path', what: 'a part of it looks drawn at random', allow: 'text:path' })
  return { path: clean, counts: count > 0 ? { path: count } : {}, findings }
}
