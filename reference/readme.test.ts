import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkConfig } from './config.ts'
import * as reference from './index.ts'

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
const blocks = (language: string): string[] =>
  [...readme.matchAll(/```(\w+)\n(.*?)```/gs)].flatMap(([, name, body = '']) => (name === language ? [body] : []))

test('every configuration of the README is accepted', () => {
  const configurations = blocks('json').map((text) => JSON.parse(text) as unknown)
  expect(configurations).toHaveLength(5)
  for (const configuration of configurations) expect(checkConfig(configuration)).toEqual(configuration)
})

test('the example of embedding uses what is exported', () => {
  const [example = ''] = blocks('ts')
  const names = /import \{ (.*) \}/.exec(example)?.[1]?.split(', ') ?? []
  expect(names).toEqual(['createApp', 'createRuntime'])
  for (const name of names) expect(reference).toHaveProperty(name)
})
