/** A JSON Schema object as it stands in the bundle. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> }
}

export interface MediaType {
  readonly schema: Schema
}

export interface Parameter {
  readonly $ref?: string
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Header {
  readonly $ref?: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Response {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, Header>>
  readonly content?: Readonly<Record<string, MediaType>>
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> }
  readonly responses: Readonly<Record<string, Response>>
}

/** One path of the bundle: its methods in lower case, and `parameters` that all of them share. */
export type PathItem = Readonly<Record<string, unknown>>

/** The bundled OpenAPI document, as far as the steps look into it. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses?: Readonly<Record<string, Response>>
    readonly headers?: Readonly<Record<string, Header>>
    readonly parameters?: Readonly<Record<string, Parameter>>
  }
}

export interface LifecycleData {
  readonly states: readonly string[]
  readonly initial: string
  readonly terminal: readonly string[]
  readonly transitions: readonly { readonly from: string; readonly to: string; readonly when: string }[]
  readonly events: Readonly<
    Record<
      string,
      { readonly symbol: string; readonly commits: boolean; readonly terminal: boolean; readonly feature?: string }
    >
  >
  readonly grammar: {
    readonly symbols: readonly string[]
    readonly start: string
    readonly accepting: readonly string[]
    readonly steps: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

export type UsageUnitData = Readonly<
  Record<string, { readonly meaning: string; readonly whole: boolean; readonly part_of?: string }>
>

export interface ErrorCauseData {
  readonly code: string
  readonly http?: readonly number[]
  readonly class?: string
  readonly retryable: boolean
  readonly meaning: string
  readonly provider_statuses?: readonly number[]
  readonly provider_status_family?: number
}

export interface ErrorData {
  readonly failure_classes: Readonly<Record<string, string>>
  readonly causes: Readonly<Record<string, ErrorCauseData>>
}

/** One requirement row as it is written; `requirement-rows.ts` checks it. */
export type RequirementRow = Readonly<Record<string, unknown>>

export interface RequirementFile {
  readonly file: string
  readonly chapter: string
  readonly requirements: readonly RequirementRow[]
}

/** `spec/clients/requirements.yaml` as it is written; `client-rows.ts` checks it. */
export interface ClientRequirementFile {
  readonly file: string
  readonly revision: number
  readonly requirements: readonly Readonly<Record<string, string>>[]
}

/** Everything the steps read. A step takes this and returns files; it touches no disk itself. */
export interface SpecSource {
  readonly openapi: OpenApiDocument
  readonly lifecycle: LifecycleData
  readonly usageUnits: UsageUnitData
  readonly errors: ErrorData
  readonly features: Readonly<Record<string, string>>
  readonly requirementFiles: readonly RequirementFile[]
  readonly clientRequirements: ClientRequirementFile
  /** SHA-256 of every file below `spec/` that the output depends on, by path. */
  readonly hashes: Readonly<Record<string, string>>
}

/** Generated files by path below `generated/`. */
export type Files = Readonly<Record<string, string>>
