import { crosses } from './dummies.ts'
import type { Edit } from './edits.ts'
import { type Treatment, treatmentOf } from './field-rules.ts'
import type { ProviderName } from './provider-name.ts'
import type { SanitizeState } from './sanitize-state.ts'
import type { Site } from './site.ts'
import { cleanText, textEdits } from './text-edits.ts'

/** What has to be replaced in a site's text, by where it stands and by what it says. */
export function valueEdits(site: Site, provider: ProviderName | 'embedded', state: SanitizeState, depth = 0): Edit[] {
  const { kind, text, place } = site
  if (kind === 'raw' || kind === 'key' || place === undefined) return textEdits(text, state, depth)
  const treatment = treatmentOf(place, provider)
  if (kind === 'number') return whole(text, numberFor(treatment, text, state), treatment)
  if (treatment === 'text') return textEdits(text, state, depth)
  if (treatment === 'identifier') {
    const edits = textEdits(text, state, depth)
    return edits.length > 0 ? edits : whole(text, state.ids.whole(text), 'id')
  }
  return whole(text, stringFor(treatment, text, state), treatment)
}

function whole(before: string, after: string, rule: string): Edit[] {
  return before === after ? [] : [{ start: 0, end: before.length, text: after, rule }]
}

function numberFor(treatment: Treatment, text: string, state: SanitizeState): string {
  if (treatment === 'time') return state.times.moved(text)
  if (treatment !== 'personal' || text.length === 1) return text
  return text.replace(/\d/g, '0').replace('0', '1')
}

function stringFor(treatment: Treatment, text: string, state: SanitizeState): string {
  switch (treatment) {
    case 'time':
      return state.times.moved(text)
    case 'state':
      return state.dummies.of(text)
    case 'media':
    case 'link':
      return bytesOrLink(text, state)
    case 'file-name':
      return text.replace(
        /^(.*?)(\.[A-Za-z0-9]{2,5})?$/s,
        (_, stem: string, extension = '') => crosses(stem.length) + extension
      )
    default:
      return crosses(text.length)
  }
}

function bytesOrLink(text: string, state: SanitizeState): string {
  const [, head, bytes] = /^(data:[^,]{0,256},)(.*)$/s.exec(text) ?? []
  if (head !== undefined && bytes !== undefined) return head + state.dummies.of(bytes)
  return /^https?:\/\//.test(text) ? cleanText(state.links.hidden(text), state).text : state.dummies.of(text)
}
