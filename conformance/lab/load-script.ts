import { LineCounter, parseDocument } from 'yaml'
import type { CallScript } from '../model/script.ts'
import { fields, listOf, type Mistake, optional } from './check.ts'
import { checkCallScript } from './check-script.ts'
import type { StandaloneScripts } from './standalone.ts'

/**
 * Reads the script file of a stand-alone lab: YAML or JSON with `calls` (the n-th script answers the n-th request at a target, the last
 * one repeats) and optionally `targets`, which has such a list for single targets by id.
 *
 * @param name - How messages call the file.
 * @param targetIds - The targets there are.
 * @throws `TypeError`: `file:line: place: what is wrong`, for the first mistake.
 */
export function loadScript(source: string, name: string, targetIds: readonly string[]): StandaloneScripts {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const [fault] = document.errors
  if (fault !== undefined) {
    throw new TypeError(`${name}:${lines.linePos(fault.pos[0]).line}: is no YAML: ${fault.message}`)
  }
  const value: unknown = document.toJS()
  const mistake = checkFile(value, targetIds)
  if (mistake === undefined) return value as { calls: CallScript[]; targets?: Record<string, CallScript[]> }
  const range = (document.getIn(keysOf(mistake.path), true) as { range?: [number, number, number] } | undefined)?.range
  const line = range === undefined ? '' : `:${lines.linePos(range[0]).line}`
  throw new TypeError(`${name}${line}: ${mistake.path || 'the file'}: ${mistake.message}`)
}

function checkFile(value: unknown, targetIds: readonly string[]): Mistake | undefined {
  const list = (entry: unknown, path: string): Mistake | undefined =>
    listOf(checkCallScript)(entry, path) ??
    (Array.isArray(entry) && entry.length === 0 ? { path, message: 'must hold at least one call' } : undefined)
  const targets = optional((entry, path) => {
    const unknown = Object.keys((entry ?? {}) as object).find((id) => !targetIds.includes(id))
    if (unknown !== undefined) {
      return { path: `${path}.${unknown}`, message: `no such target; targets are ${targetIds.join(', ')}` }
    }
    return fields(Object.fromEntries(targetIds.map((id) => [id, optional(list)])))(entry, path)
  })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { path: '', message: 'must hold calls, a list of scripts; start with calls:' }
  }
  return fields({ calls: list, targets })(value, '')
}

/** `calls[0].acts` as the keys that lead there. */
function keysOf(path: string): (string | number)[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
