import { banner } from '../banner.ts'
import { clientRows } from '../client-rows.ts'
import { literal, union } from '../literal.ts'
import type { Files, SpecSource } from '../spec-source.ts'

/** `client-requirements.ts`: one row for each sentence that binds a client library. */
export const clientRequirements = (spec: SpecSource): Files => {
  const rows = clientRows(spec.clientRequirements)
  const table = Object.fromEntries(rows.map((row) => [row.id, row]))
  const source = `${banner('spec/clients/requirements.yaml')}
export type ClientRequirementId =${union(rows.map((row) => row.id))}

export interface ClientRequirement {
  readonly id: ClientRequirementId
  readonly chapter: string
  readonly level: 'MUST' | 'SHOULD' | 'MAY'
  /** The normative sentence. */
  readonly text: string
  /** Where it stands, below \`spec/\`. */
  readonly anchor: string
  readonly state: 'law'
}

/** The revision of these rows; it rises with every change of what they demand. */
export const clientRevision = ${spec.clientRequirements.revision}

export const clientRequirements: Readonly<Record<ClientRequirementId, ClientRequirement>> = ${literal(table)}
`
  return { 'client-requirements.ts': source }
}
