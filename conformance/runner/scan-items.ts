import type { Item, KeyLeaked } from '../model/verdict.ts'
import type { KeyScan } from './key-scan.ts'

/**
 * Scans everything the runtime wrote itself in one run, and tells each key that stands there. What the model says passes unaltered and is
 * left out: `output.*` and `tool.call.*` events, and `result` and `artifacts` of bodies.
 */
export function scanItems(items: readonly Item[], scan: KeyScan): readonly KeyLeaked[] {
  return items.flatMap((item, index) => {
    const own = ownText(item)
    if (own === undefined) return []
    return scan.text(own.where, own.text).map(
      ({ target, form, where }): KeyLeaked => ({
        kind: 'leak',
        time: item.time,
        of: target,
        form,
        where,
        item: index
      })
    )
  })
}

function ownText(item: Item): { readonly where: string; readonly text: string } | undefined {
  if (item.kind === 'http.exchange') {
    const text = `${headerText(item.headers)}\n${withoutOutput(item.body, item.bodyText)}`
    return { where: `answer to ${item.operation}`, text }
  }
  if (item.kind === 'sse.comment') return { where: 'a comment of an event stream', text: item.text ?? '' }
  if (item.kind === 'sse.opened') return { where: 'headers of an event stream', text: headerText(item.headers) }
  if (item.kind !== 'sse.frame' || isOutput(item.json)) return undefined
  const type = (item.json as { type?: unknown } | undefined)?.type
  const where = `event ${typeof type === 'string' ? type : 'of no type'}`
  return { where, text: `${item.id ?? ''} ${item.event ?? ''} ${item.data}` }
}

const headerText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

function isOutput(json: unknown): boolean {
  const type = (json as { type?: unknown } | null | undefined)?.type
  return typeof type === 'string' && (type.startsWith('output.') || type.startsWith('tool.call.'))
}

function withoutOutput(body: unknown, text: string): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return text
  const { result: _, artifacts: __, ...rest } = body as Record<string, unknown>
  return JSON.stringify(rest)
}
