import type { RequirementRow, SpecSource } from './spec-source.ts'

/** A row that has been checked. */
export interface Requirement {
  readonly id: string
  readonly chapter: string
  readonly level: string
  readonly text: string
  readonly anchor: string
  readonly feature?: string
  readonly observable: string
  readonly needs: readonly string[]
  readonly state: string | Readonly<Record<string, string>>
  readonly test?: string
}

export const levels = ['MUST', 'SHOULD', 'MAY']
export const observables = ['http', 'lab', 'restart', 'no']
export const exclusions = ['caller-side', 'deployment', 'definition', 'not-observable']
export const milestones = ['providers', 'kit', 'stores']

const fields = new Set(['id', 'level', 'feature', 'observable', 'needs', 'text', 'anchor', 'state', 'test'])

const isState = (state: unknown): boolean => {
  if (state === 'law') return true
  if (typeof state !== 'object' || state === null) return false
  const [entry, ...others] = Object.entries(state)
  if (!entry || others.length > 0) return false
  const [kind, value] = entry
  return (kind === 'excluded' && exclusions.includes(value)) || (kind === 'planned' && milestones.includes(value))
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const faultOf = (row: RequirementRow, chapter: string, spec: SpecSource): string | undefined => {
  const unknown = Object.keys(row).find((field) => !fields.has(field))
  if (unknown) return `unknown field "${unknown}"`
  if (!isText(row.id) || !new RegExp(`^${chapter}/[a-z0-9]+(-[a-z0-9]+)*$`).test(row.id))
    return 'the id is not chapter/slug'
  if (!levels.includes(String(row.level))) return `unknown level "${String(row.level)}"`
  if (!observables.includes(String(row.observable))) return `unknown observable "${String(row.observable)}"`
  if (!isText(row.text) || !isText(row.anchor)) return 'text and anchor are needed'
  if (!isState(row.state)) return `unknown state ${JSON.stringify(row.state)}`
  if (row.feature !== undefined && !(String(row.feature) in spec.features))
    return `unknown feature "${String(row.feature)}"`
  if (row.needs !== undefined && !(Array.isArray(row.needs) && row.needs.every(isText)))
    return 'needs is no list of names'
  if (row.test !== undefined && !isText(row.test)) return 'test is no text'
  return undefined
}

/**
 * Checks and flattens the rows of `spec/requirements/`.
 *
 * @returns The rows in the order of the files and of the rows in them.
 * @throws Error naming the file, the row and the fault.
 */
export const requirementRows = (spec: SpecSource): Requirement[] => {
  const seen = new Set<string>()
  return spec.requirementFiles.flatMap(({ file, chapter, requirements }) =>
    requirements.map((row) => {
      const id = String(row.id)
      const fault = seen.has(id) ? 'the id is taken' : faultOf(row, chapter, spec)
      if (fault) throw new Error(`${file}: ${id}: ${fault}`)
      seen.add(id)
      const { feature, test, level, text, anchor, observable, needs = [], state } = row as unknown as Requirement
      return {
        ...{ id, chapter, level, text: text.trim(), anchor, observable, needs, state },
        ...(feature === undefined ? {} : { feature }),
        ...(test === undefined ? {} : { test })
      }
    })
  )
}
