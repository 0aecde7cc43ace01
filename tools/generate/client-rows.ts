import type { ClientRequirementFile } from './spec-source.ts'

/** A row of what clients owe, checked. */
export interface ClientRequirement {
  readonly id: string
  readonly chapter: string
  readonly level: string
  readonly text: string
  readonly anchor: string
  readonly state: string
}

const levels = ['MUST', 'SHOULD', 'MAY']
const fields = ['id', 'level', 'text', 'anchor', 'state']

/**
 * Checks the rows of `spec/clients/requirements.yaml`.
 *
 * @returns The rows in the order of the file.
 * @throws Error naming the row and the fault.
 */
export const clientRows = ({ file, revision, requirements }: ClientRequirementFile): ClientRequirement[] => {
  if (!Number.isInteger(revision)) throw new Error(`${file}: revision is no whole number`)
  const seen = new Set<string>()
  return requirements.map((row) => {
    const { id = '', level = '', text = '', anchor = '', state = '' } = row
    const fault = seen.has(id) ? 'the id is taken' : faultOf(row)
    if (fault !== undefined) throw new Error(`${file}: ${id}: ${fault}`)
    seen.add(id)
    return { id, chapter: id.split('/')[0] ?? '', level, text: text.trim(), anchor, state }
  })
}

const faultOf = (row: Readonly<Record<string, unknown>>): string | undefined => {
  const unknown = Object.keys(row).find((field) => !fields.includes(field))
  if (unknown !== undefined) return `unknown field "${unknown}"`
  const lacking = fields.find((field) => typeof row[field] !== 'string' || row[field] === '')
  if (lacking !== undefined) return `"${lacking}" is no text`
  if (!/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(String(row.id))) return 'the id is not chapter/slug'
  if (!levels.includes(String(row.level))) return `unknown level "${String(row.level)}"`
  return row.state === 'law' ? undefined : `unknown state "${String(row.state)}"`
}
