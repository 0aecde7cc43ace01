import { banner } from '../banner.ts'
import { literal, union } from '../literal.ts'
import { exclusions, levels, milestones, observables, requirementRows } from '../requirement-rows.ts'
import type { Files, SpecSource } from '../spec-source.ts'

const oneOf = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ')

/** `requirements.ts`: one row for each normative sentence, and the rows of each optional feature. */
export const requirements = (spec: SpecSource): Files => {
  const rows = requirementRows(spec)
  const table = Object.fromEntries(rows.map((row) => [row.id, row]))
  const features = Object.fromEntries(
    Object.keys(spec.features).map((name) => [name, rows.filter((row) => row.feature === name).map((row) => row.id)])
  )
  const source = `${banner('spec/requirements and spec/features.yaml')}
export type RequirementId =${union(rows.map((row) => row.id))}

export type FeatureName =${union(Object.keys(features))}

export type RequirementLevel = ${oneOf(levels)}

export type RequirementState =
  | 'law'
  | { readonly excluded: ${oneOf(exclusions)} }
  | { readonly planned: ${oneOf(milestones)} }

export interface Requirement {
  readonly id: RequirementId
  readonly chapter: string
  readonly level: RequirementLevel
  /** The normative sentence. */
  readonly text: string
  /** Where it stands, below \`spec/\`. */
  readonly anchor: string
  /** The optional feature without which it does not apply. */
  readonly feature?: FeatureName
  /** How it can be seen; \`no\` means by a test of the repository, for the reference alone. */
  readonly observable: ${oneOf(observables)}
  readonly needs: readonly string[]
  readonly state: RequirementState
  /** The repository test that shows it. */
  readonly test?: string
}

export const requirements: Readonly<Record<RequirementId, Requirement>> = ${literal(table)}

/** What each optional feature adds, in one line. */
export const featureMeanings: Readonly<Record<FeatureName, string>> = ${literal(spec.features)}

/** The requirements that apply only to a runtime which claims the feature. */
export const features: Readonly<Record<FeatureName, readonly RequirementId[]>> = ${literal(features)}
`
  return { 'requirements.ts': source }
}
