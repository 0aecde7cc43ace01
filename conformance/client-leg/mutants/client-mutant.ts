import type { ClientRequirementId } from '../../../generated/client-requirements.ts'
import type { Parts } from '../honest/client/parts.ts'

/** One fault of a client: one decision of the kit's own client changed, that says beforehand which laws must fail. */
export interface ClientMutant {
  readonly name: string
  /** What the client does wrong, as a sentence. */
  readonly title: string
  /** Every one of these must fail (a SHOULD: be warned of); at most five others may. */
  readonly predicts: readonly ClientRequirementId[]
  readonly edit: (honest: Parts) => Partial<Parts>
}

/** A client that is legal but odd: no law may fail on it. */
export interface ClientControl {
  readonly name: string
  readonly title: string
  /** SHOULDs that it leaves undone on purpose. */
  readonly mayWarn?: readonly ClientRequirementId[]
  readonly edit: (honest: Parts) => Partial<Parts>
}
