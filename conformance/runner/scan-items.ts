import type { Item } from '../model/verdict.ts'
import type { KeyScan } from './key-scan.ts'

/**
 * Scans everything the runtime wrote itself in one run. What the model says passes unaltered and is left out: `output.*` and
 * `tool.call.*` events, and `result` and `artifacts` of bodies.
 */
export function scanItems(items: readonly Item[], scan: KeyScan): void {
  for (const item of items) {
    if (item.kind === 'http.exchange') {
      scan.text(
        `answer to ${item.operation}`,
        `${headerText(item.headers)}\n${withoutOutput(item.body, item.bodyText)}`
      )
    } else if (item.kind === 'sse.comment') scan.text('a comment of an event stream', item.text ?? '')
    else if (item.kind === 'sse.opened') scan.text('headers of an event stream', headerText(item.headers))
    else if (item.kind === 'sse.frame' && !isOutput(item.json)) {
      const type = (item.json as { type?: unknown } | undefined)?.type
      scan.text(
        `event ${typeof type === 'string' ? type : 'of no type'}`,
        `${item.id ?? ''} ${item.event ?? ''} ${item.data}`
      )
    }
  }
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
