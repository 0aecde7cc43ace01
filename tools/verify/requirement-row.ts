import { parse } from 'yaml'
import type { FileTree } from './file-tree.ts'

/** One row of `spec/requirements/<chapter>.yaml`, its values not yet checked. */
export interface RequirementRow {
  readonly file: string
  readonly chapter: string
  readonly id: string
  readonly level: string
  readonly feature?: string
  readonly observable: string
  readonly needs: readonly string[]
  readonly text: string
  readonly anchor: string
  readonly state: unknown
  readonly test?: string
}

/** All rows in file order. Throws where a file is no YAML or has no list of rows; what the fields hold is `requirement-rows`' business. */
export function requirementRows(tree: FileTree): readonly RequirementRow[] {
  return requirementFiles(tree).flatMap((file) => rowsOf(file, tree.read(file)))
}

/** The files that hold requirement rows. */
export function requirementFiles(tree: FileTree): readonly string[] {
  return tree.paths.filter((path) => /^spec\/requirements\/[^/]+\.yaml$/.test(path))
}

/** Whether the row is judged by a law now. */
export function hasLaw(row: RequirementRow): boolean {
  return row.state === 'law'
}

/** Where the law of a requirement lives. */
export function lawPath(id: string): string {
  return `conformance/laws/${id}.ts`
}

function rowsOf(file: string, text: string): RequirementRow[] {
  const document: unknown = parse(text)
  if (!isRecord(document) || !Array.isArray(document.requirements)) throw new Error(`${file}: no list "requirements"`)
  const chapter = String(document.chapter)
  return document.requirements.map((row: unknown, index) => {
    if (!isRecord(row)) throw new Error(`${file}: row ${index + 1} is no mapping`)
    return rowOf(file, chapter, row)
  })
}

function rowOf(file: string, chapter: string, row: Record<string, unknown>): RequirementRow {
  return {
    file,
    chapter,
    id: textOf(row.id),
    level: textOf(row.level),
    ...(row.feature === undefined ? {} : { feature: textOf(row.feature) }),
    observable: textOf(row.observable),
    needs: Array.isArray(row.needs) ? row.needs.map(textOf) : [],
    text: textOf(row.text),
    anchor: textOf(row.anchor),
    state: row.state,
    ...(row.test === undefined ? {} : { test: textOf(row.test) })
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
