import { banner } from '../banner.ts'
import { literal, union } from '../literal.ts'
import type { ErrorData, Files, SpecSource } from '../spec-source.ts'

const assertSound = ({ causes, failure_classes: classes }: ErrorData, codes: readonly unknown[]): void => {
  for (const [id, cause] of Object.entries(causes)) {
    if (!codes.includes(cause.code)) throw new Error(`spec/errors.yaml: ${id}: unknown code "${cause.code}"`)
    if (cause.class !== undefined && !(cause.class in classes)) {
      throw new Error(`spec/errors.yaml: ${id}: unknown failure class "${cause.class}"`)
    }
  }
  const used = new Set(Object.values(causes).map((cause) => cause.code))
  const unused = codes.filter((code) => !used.has(String(code)))
  if (unused.length > 0) throw new Error(`spec/errors.yaml: no cause for the code "${unused.join('", "')}"`)
}

/** Which cause a provider's bare HTTP status means: by exact status, and by first digit for all others. */
const providerStatuses = ({
  causes
}: ErrorData): { exact: Record<string, string>; families: Record<string, string> } => {
  const exact: Record<string, string> = {}
  const families: Record<string, string> = {}
  const put = (table: Record<string, string>, key: number, id: string): void => {
    if (table[key]) throw new Error(`spec/errors.yaml: ${id} and ${table[key]} both claim provider status ${key}`)
    table[key] = id
  }
  for (const [id, cause] of Object.entries(causes)) {
    for (const status of cause.provider_statuses ?? []) put(exact, status, id)
    if (cause.provider_status_family !== undefined) put(families, cause.provider_status_family, id)
  }
  return { exact, families }
}

const table = ({ causes }: ErrorData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(causes).map(([id, { code, http, class: failureClass, retryable, meaning }]) => [
      id,
      { code, ...(http ? { http } : {}), ...(failureClass ? { failureClass } : {}), retryable, meaning }
    ])
  )

/** `errors.ts`: every cause of an error with its code, HTTP status, failure class and whether it may be retryable. */
export const errors = (spec: SpecSource): Files => {
  const data = spec.errors
  assertSound(data, spec.openapi.components.schemas.ErrorCode?.enum ?? [])
  const doors = Object.entries(data.causes).flatMap(([id, { http }]) =>
    http?.[0] === undefined ? [] : [[id, http[0]]]
  )
  const { exact, families } = providerStatuses(data)
  const source = `${banner('spec/errors.yaml')}
import type { ErrorCode } from './types.ts'

export type ErrorCause =${union(Object.keys(data.causes))}

/** The causes that are refused at the door, with an HTTP status. */
export type DoorCause =${union(doors.map(([id]) => String(id)))}

export type FailureClass =${union(Object.keys(data.failure_classes))}

export interface ErrorCauseFacts {
  readonly code: ErrorCode
  /** The HTTP status when it is refused at the door. */
  readonly http?: readonly number[]
  /** What may follow when an attempt fails of it before output. */
  readonly failureClass?: FailureClass
  /** Whether it may be retryable at all; it is, as long as no output is committed and no attempt's outcome is unknown. */
  readonly retryable: boolean
  readonly meaning: string
}

export const errorCauses: Readonly<Record<ErrorCause, ErrorCauseFacts>> = ${literal(table(data))}

export const httpStatusOf: Readonly<Record<DoorCause, number>> = ${literal(Object.fromEntries(doors))}

export const failureClasses: Readonly<Record<FailureClass, string>> = ${literal(data.failure_classes)}

/** The cause that a provider's HTTP status means, unless an embedded error type or code says otherwise. */
export const causeOfProviderStatus: Readonly<Record<number, ErrorCause>> = ${literal(exact)}

/** The cause of every other provider status, by its first digit. */
export const causeOfProviderStatusFamily: Readonly<Record<number, ErrorCause>> = ${literal(families)}
`
  return { 'errors.ts': source }
}
