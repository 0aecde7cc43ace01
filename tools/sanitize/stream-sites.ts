import { type EventLines, eventLines, type Span } from './event-lines.ts'
import { ruledFields } from './field-rules.ts'
import { jsonSites } from './json-sites.ts'
import type { Field, Site, SitePart, Survey } from './site.ts'
import { utf8View } from './text-view.ts'

/** Everything that rules look at in a stream of server-sent events; deltas of one block are one text. */
export function streamSites(body: string): Survey {
  const sites: Site[] = []
  const fields: Field[] = []
  const unreadable: string[] = []
  const blocks = new Map<string, Site[]>()
  let opened = 0
  for (const [place, event] of eventLines(body).entries()) {
    const where = `event ${place + 1}`
    sites.push(...event.other.map((line) => rawSite(body, line, where)))
    if (event.data.length === 0) continue
    const document = readData(body, event, where)
    if (document === undefined) {
      if (holdsRuledField(body, event)) unreadable.push(where)
      sites.push(...event.data.map((line) => rawSite(body, line, where)))
      continue
    }
    fields.push(...document.fields)
    opened += opens(document.sites) ? 1 : 0
    for (const site of document.sites) {
      const block = blockOf(site, document.sites, opened)
      if (block === undefined) sites.push(site)
      else if (blocks.get(block)?.push(site) === undefined) blocks.set(block, [site])
    }
  }
  for (const pieces of blocks.values()) sites.push(joined(pieces))
  return { sites, fields, unreadable }
}

/** A body that is neither JSON nor a stream, or a line of one. */
export function rawSite(body: string, { start, end }: Span, where: string): Site {
  const view = utf8View(body, start, end)
  return { kind: 'raw', where, name: where, place: undefined, text: view.text, parts: [{ view }] }
}

function readData(body: string, { data }: EventLines, where: string): { sites: Site[]; fields: Field[] } | undefined {
  const source = data.map(({ start, end }) => body.slice(start, end)).join('\n')
  return jsonSites({ source, layer: 'bytes', where, embedded: false, toBody: (place) => placeInBody(data, place) })
}

function placeInBody(data: readonly Span[], place: number): number {
  let rest = place
  for (const { start, end } of data) {
    if (rest <= end - start) return start + rest
    rest -= end - start + 1
  }
  throw new RangeError('no such place')
}

const holdsRuledField = (body: string, { data }: EventLines): boolean =>
  data.some(({ start, end }) => ruledFields.some((field) => body.slice(start, end).includes(`"${field}"`)))

const textOf = (sites: readonly Site[], name: string): string | undefined =>
  sites.find((site) => site.kind !== 'key' && site.name === name)?.text

/** Whether an event begins an answer, so that indices start anew. */
const opens = (sites: readonly Site[]): boolean => /^message_start$|\.created$/.test(textOf(sites, 'type') ?? '')

const indices = ['output_index', 'content_index', 'summary_index', 'command_index', 'index']

/** Members of a delta that are whole in each event. */
const wholes =
  /(?:^|\.)(?:type|id|name|role|signature|stop_reason|stop_sequence|finish_reason|encrypted_content|citation\b.*|stop_details\b.*)$/

/** The block that a delta belongs to; `undefined` for every text that is complete in itself. */
function blockOf(site: Site, event: readonly Site[], opened: number): string | undefined {
  const beginning = /^content_block\.(text|thinking)$/.exec(site.name)
  // The beginning of a block may hold the first of its text.
  if (site.kind === 'string' && site.text !== '' && beginning !== null)
    return blockName('content_block_delta', event, opened, `delta.${beginning[1]}`)
  if (site.kind !== 'string' || !/(?:^|\.)delta(?:\.|$)/.test(site.name) || wholes.test(site.name)) return undefined
  const type = textOf(event, 'type') ?? ''
  if (type === 'response.audio.delta') return undefined
  return blockName(type, event, opened, site.place?.path.join('.') ?? '')
}

function blockName(type: string, event: readonly Site[], opened: number, path: string): string {
  const numbers = indices.map((name) => textOf(event, name) ?? '').join(':')
  return `${opened} ${type} ${numbers} ${path}`
}

function joined(pieces: readonly Site[]): Site {
  const [first] = pieces as readonly [Site, ...Site[]]
  const parts: SitePart[] = pieces.flatMap((piece) => piece.parts)
  const where = pieces.length === 1 ? first.where : `${first.where} and ${pieces.length - 1} more`
  return { ...first, where, text: parts.map(({ view }) => view.text).join(''), parts }
}
