import { ruledFields } from './field-rules.ts'
import { jsonSites } from './json-sites.ts'
import type { Survey } from './site.ts'
import { rawSite, streamSites } from './stream-sites.ts'

/** Reads bodies and keeps what it read last of each file: rules come back to a body several times, and most often it is unchanged. */
export class BodyReader {
  readonly #read = new Map<string, { readonly body: string; readonly survey: Survey }>()

  sites(file: string, body: string, contentType: string): Survey {
    const known = this.#read.get(file)
    if (known?.body === body) return known.survey
    const survey = bodySites(body, contentType)
    this.#read.set(file, { body, survey })
    return survey
  }
}

/** Everything that rules look at in a body: a stream of events, a JSON document, or text. */
function bodySites(body: string, contentType: string): Survey {
  if (body === '') return { sites: [], fields: [], unreadable: [] }
  if (isStream(body, contentType)) return streamSites(body)
  const document = jsonSites({ source: body, layer: 'bytes', where: 'body', embedded: false, toBody: (place) => place })
  if (document !== undefined) return { ...document, unreadable: [] }
  const safe = isText(body) && !ruledFields.some((field) => body.includes(`"${field}"`))
  return {
    sites: [rawSite(body, { start: 0, end: body.length }, 'body')],
    fields: [],
    unreadable: safe ? [] : ['body']
  }
}

/** Whether the body is read as server-sent events. */
export function isStream(body: string, contentType: string): boolean {
  return /^text\/event-stream\b/i.test(contentType) || /^(?:\xef\xbb\xbf)?(?:event|data|id|retry)?:/.test(body)
}

/** UTF-8 without control characters; a character that was cut at the end is no reason to call it binary. */
function isText(body: string): boolean {
  const text = Buffer.from(body, 'latin1').toString('utf8')
  return !/[^\P{Cc}\t\n\v\f\r]/u.test(text) && !text.slice(0, -1).includes('\ufffd')
}
