import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LineCounter, parseDocument } from 'yaml'
import type { Scenario } from '../model/scenario.ts'
import { checkScenario } from './check-scenario.ts'

const casesFolder = fileURLToPath(new URL('./cases/', import.meta.url))

/**
 * The named cases that ship with the kit: `cases/<chapter>/<file>.yaml`, each one scenario or a list of them, ids unique over all.
 *
 * @throws `TypeError`: `file:line: place: what is wrong`, for the first mistake.
 */
export function loadCases(folder: string = casesFolder): Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const chosen = files.filter((file) => /\.ya?ml$/.test(file)).sort()
  const scenarios = chosen.flatMap((file) => parseCases(readFileSync(join(folder, file), 'utf8'), place(folder, file)))
  const seen = new Map<string, Scenario>()
  for (const scenario of scenarios) {
    if (seen.has(scenario.id)) throw new TypeError(`two cases have the id ${scenario.id}`)
    seen.set(scenario.id, scenario)
  }
  return scenarios
}

/**
 * Reads the scenarios of one file's text: one or a list. YAML anchors may share parts; among the acts of a call `{repeat: 1000, acts: […]}`
 * stands for so many copies of these acts, and anywhere `{repeat: 1000, text: ab}` for so many copies of a text.
 *
 * @param name - How messages call the file.
 * @throws `TypeError`: `name:line: place: what is wrong`.
 */
export function parseCases(source: string, name: string): Scenario[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const [fault] = document.errors
  if (fault !== undefined) throw new TypeError(`${name}:${lines.linePos(fault.pos[0]).line}: ${fault.message}`)
  const value: unknown = expanded(document.toJS({ maxAliasCount: -1 }))
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  for (const [position, entry] of list.entries()) {
    const mistake = checkScenario(entry)
    if (mistake === undefined) continue
    const keys = [...(Array.isArray(value) ? [position] : []), ...keysOf(mistake.path)]
    const range = (document.getIn(keys, true) as { range?: [number, number, number] } | undefined)?.range
    const line = range === undefined ? '' : `:${lines.linePos(range[0]).line}`
    throw new TypeError(`${name}${line}: ${mistake.path || 'the scenario'}: ${mistake.message}`)
  }
  return list as Scenario[]
}

/** What is written once and meant often, written out. Nothing else is touched. */
function expanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.flatMap((entry) => (isRepeat(entry) ? copies(entry) : [expanded(entry)]))
  if (typeof value !== 'object' || value === null) return value
  if (isLongText(value)) return value.text.repeat(value.repeat)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, expanded(entry)]))
}

interface Repeat {
  readonly repeat: number
  readonly acts: readonly unknown[]
}

/** Far more than any scenario can mean. */
const mostCopies = 1_000_000

const counts = (repeat: unknown): boolean =>
  Number.isSafeInteger(repeat) && Number(repeat) >= 0 && Number(repeat) <= mostCopies

function isRepeat(value: unknown): value is Repeat {
  const { repeat, acts, ...others } = (value ?? {}) as Record<string, unknown>
  return counts(repeat) && Array.isArray(acts) && Object.keys(others).length === 0
}

function isLongText(value: object): value is { readonly repeat: number; readonly text: string } {
  const { repeat, text, ...others } = value as Record<string, unknown>
  return counts(repeat) && typeof text === 'string' && Object.keys(others).length === 0
}

const copies = ({ repeat, acts }: Repeat): unknown[] => Array.from({ length: repeat }, () => expanded(acts)).flat()

/** `calls[0].acts` as the keys that lead there. */
function keysOf(path: string): (string | number)[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

const place = (folder: string, file: string): string => relative(folder, join(folder, file)).split(sep).join('/')
