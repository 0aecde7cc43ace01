import { isMap, isScalar, isSeq } from 'yaml'
import { type Requirement, requirements } from '../../generated/requirements.ts'
import { nearest } from './nearest.ts'
import { UsageError } from './usage-error.ts'
import { readYamlFile, type YamlFile } from './yaml-file.ts'

/** One known failure: of this requirement, in scenarios that the glob matches, until the end of this day (UTC). */
export interface BaselineRow {
  readonly requirement: string
  /** `*` also covers a requirement that no run exercises. */
  readonly scenario: string
  readonly reason: string
  /** `YYYY-MM-DD`. */
  readonly expires: string
  /** `path, line N`, for sentences about it. */
  readonly place: string
}

/** A file of known failures. */
export interface Baseline {
  readonly path: string
  readonly rows: readonly BaselineRow[]
}

/** Field → what to write where it is missing or wrong. */
const fields: Readonly<Record<string, string>> = {
  requirement: 'sequence/dense',
  scenario: "'sequence/*'",
  reason: 'the counter restarts after a reconnect, see our ticket',
  expires: '2030-01-31'
}

/**
 * Reads a baseline: a YAML list of `{requirement, scenario = '*', reason, expires}`.
 *
 * @throws UsageError with path, line and fix, where it is not that, or names a requirement that the specification does not have or that
 * no law judges.
 */
export function readBaseline(path: string): Baseline {
  const file = readYamlFile(path, '--baseline')
  const { contents } = file.document
  if (contents === null) return { path, rows: [] }
  if (!isSeq(contents)) {
    const fix = 'write - {requirement, scenario, reason, expires}'
    throw new UsageError(`${file.place(contents)}: a baseline is a list of known failures; ${fix}`)
  }
  return { path, rows: contents.items.map((item) => rowOf(item, file)) }
}

function rowOf(item: unknown, file: YamlFile): BaselineRow {
  const place = file.place(item)
  const wrong = (sentence: string) => new UsageError(`${place}: ${sentence}`)
  if (!isMap(item)) throw wrong('an entry must hold requirement, scenario, reason and expires')
  for (const { key } of item.items) {
    const name = isScalar(key) ? String(key.value) : ''
    if (Object.hasOwn(fields, name)) continue
    throw wrong(`there is no field ${JSON.stringify(name.slice(0, 60))}${didYouMean(name, Object.keys(fields))}`)
  }
  const given = { scenario: '*', ...(file.plain(item) as Record<string, unknown>) }
  const text = (name: 'requirement' | 'scenario' | 'reason' | 'expires'): string => {
    const value = (given as Record<string, unknown>)[name]
    if (typeof value === 'string' && value.trim() !== '') return value
    throw wrong(`${name} must be a text; write ${name}: ${fields[name]}`)
  }
  const row = {
    requirement: text('requirement'),
    scenario: text('scenario'),
    reason: text('reason'),
    expires: text('expires')
  }
  checkRequirement(row.requirement, wrong)
  if (!isDay(row.expires)) throw wrong(`expires must be a day; write expires: ${fields.expires}`)
  return { ...row, place }
}

function checkRequirement(id: string, wrong: (sentence: string) => UsageError): void {
  const rows: Readonly<Record<string, Requirement>> = requirements
  const row = Object.hasOwn(rows, id) ? rows[id] : undefined
  if (row === undefined) throw wrong(`there is no requirement ${id}${didYouMean(id, Object.keys(rows))}`)
  if (row.state !== 'law') throw wrong(`no law judges ${id}, so nothing about it can fail; take the entry out`)
}

function didYouMean(typed: string, known: readonly string[]): string {
  const near = nearest(typed, known)
  return near === undefined ? '; take it out' : `; did you mean ${near}?`
}

const isDay = (text: string): boolean =>
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
