import { type Requirement, requirements } from '../../generated/requirements.ts'

/** What a released revision demands of one sentence: who must do what. How and by what it is judged may still change. */
export interface ReleasedRow {
  readonly id: string
  readonly level: Requirement['level']
  readonly text: string
  readonly feature?: string
}

/** The requirement set of the revision at hand, in file order. */
export function releasedRows(): readonly ReleasedRow[] {
  return Object.values(requirements).map(({ id, level, text, feature }) => ({
    id,
    level,
    text,
    ...(feature === undefined ? {} : { feature })
  }))
}

/** The revision that an OpenAPI document says it describes. Throws where it names none. */
export function revisionOf(openapi: unknown): string {
  const revision = (openapi as { info?: { 'x-spec-revision'?: unknown } }).info?.['x-spec-revision']
  if (typeof revision !== 'string' || !/^\d+\.\d+$/.test(revision))
    throw new Error('info.x-spec-revision names no revision')
  return revision
}
