import { readFileSync } from 'node:fs'

/** The part of JSON Schema that the schema of `model-runtime-kit.yaml` keeps to. */
export interface FieldSchema {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  readonly description?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly items?: FieldSchema
  readonly default?: unknown
  /** The first one is what an error proposes to write. */
  readonly examples?: readonly unknown[]
}

/** The published schema, `conformance/cli/config.schema.json`: what the file is checked by is what editors are given. */
export function configSchema(): { readonly properties: Readonly<Record<string, FieldSchema>> } {
  return JSON.parse(readFileSync(new URL('../config.schema.json', import.meta.url), 'utf8'))
}
