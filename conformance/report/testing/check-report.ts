import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Schema = Record<string, unknown>

const read = (name: string): Schema =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')) as Schema

/** The schema in which no field is allowed that it does not describe: what the kit writes is documented, all of it. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}

function compile(schema: Schema): ValidateFunction {
  const ajv = new Ajv2020({ strict: true, allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(schema)
}

const report = compile(closed(read('report.schema.json')) as Schema)
const failure = compile(read('failure.schema.json'))

const told = (check: ValidateFunction, value: unknown): string[] =>
  check(value)
    ? []
    : (check.errors ?? []).map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`
      )

/** What a report has that its published schema does not say, one sentence each; for tests. */
export const reportMistakes = (value: unknown): string[] => told(report, value)

/** The same for a failure file; scenarios may have more fields than the schema lists. */
export const failureMistakes = (value: unknown): string[] => told(failure, value)
