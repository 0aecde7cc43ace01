import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import openapi from '../../generated/openapi.json' with { type: 'json' }
import type { ValidationError } from '../../generated/validators.mjs'
import * as validators from '../../generated/validators.mjs'
import { repositoryRoot } from './repository-root.ts'

type Check = ((value: unknown) => boolean) & { errors?: ValidationError[] | null }

const checks = new Map(Object.entries(validators as unknown as Record<string, Check>))
const folder = join(repositoryRoot, 'spec/examples')
const files = readdirSync(folder).sort()
const schemaOf = (file: string): string => file.slice(0, file.indexOf('.'))
const schemas = openapi.components.schemas as Record<string, object> as Record<string, { examples?: unknown[] }>

test.each(files)('the example %s fits the schema that it is named after', (file) => {
  const check = checks.get(`validate${schemaOf(file)}`)
  expect(check, `${schemaOf(file)} is a schema`).toBeDefined()
  expect(check?.(parse(readFileSync(join(folder, file), 'utf8')))).toBe(true)
})

test('every schema has an example', () => {
  const shown = new Set(files.map(schemaOf))
  expect(Object.keys(schemas).filter((name) => !shown.has(name))).toEqual([])
})

test('the examples inside the schemas fit them', () => {
  const wrong = Object.entries(schemas).filter(([name, { examples = [] }]) =>
    examples.some((example) => !checks.get(`validate${name}`)?.(example))
  )
  expect(wrong).toEqual([])
})

test('every body of the OpenAPI document shows an example', () => {
  const bare: string[] = []
  for (const [path, item] of Object.entries(openapi.paths)) {
    JSON.stringify(item, (key, value: Record<string, unknown>) => {
      if (key === 'application/json' && !value.examples) bare.push(path)
      return value
    })
  }
  expect(bare).toEqual([])
})
