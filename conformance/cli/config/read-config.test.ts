import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { featureMeanings } from '../../../generated/requirements.ts'
import { dialects } from '../../lab/dialects/index.ts'
import { configSchema } from './config-schema.ts'
import { readConfig } from './read-config.ts'

let directory = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'config-test-'))
})

afterAll(() => rm(directory, { recursive: true, force: true }))

async function read(text: string) {
  const path = join(directory, 'kit.yaml')
  await writeFile(path, text)
  try {
    return readConfig(path)?.values
  } catch (error) {
    return (error as Error).message.replace(path, 'kit.yaml')
  }
}

test('a file of every field is read as it stands', async () => {
  const text = `
command: [./my-runtime, --port, '{port}']
lab-port: 4331
config-dialect: extended
dialects: [openai-responses]
env: [LOG_LEVEL=debug]
start-timeout: 5.5
timeout: 3
seed: 7
features: [heartbeat]
filter: 'replay/*'
runs: 0
jobs: 2
max-time: 1h30m
baseline: known.yaml
out: .reports
json: true
antecedents: false
`
  expect(await read(text)).toEqual(parse(text))
  expect(await read('url: http://127.0.0.1:4320\n')).toEqual({ url: 'http://127.0.0.1:4320' })
  expect(await read('# nothing yet\n')).toEqual({})
})

test.each([
  ['jobs: four\n', 'kit.yaml, line 1: jobs must be a whole number of at least 1 and at most 9999999999; write 8'],
  ['seed: 1\njob: 4\n', 'kit.yaml, line 2: there is no field "job"; did you mean jobs?'],
  ['runs: 1.5\n', 'kit.yaml, line 1: runs must be a whole number of at least 0 and at most 9999999999; write 200'],
  ['timeout: 0\n', 'kit.yaml, line 1: timeout must be a number above 0 and at most 86400; write 10'],
  ['\ndialects:\n  - openai-responses\n  - antropic-messages\n', 'kit.yaml, line 4: dialects[1] must be one of'],
  ['features: [hartbeat]\n', 'kit.yaml, line 1: features[0] must be one of'],
  ['features: heartbeat\n', 'kit.yaml, line 1: features must be a list; write ["heartbeat"]'],
  ['env: [7]\n', 'kit.yaml, line 1: env[0] must be a text; write "LOG_LEVEL=debug"'],
  ['json: yes please\n', 'kit.yaml, line 1: json must be true or false; write true'],
  ['max-time: soon\n', 'kit.yaml, line 1: max-time does not have the form that it must have; write 1h'],
  ['url: ftp://x\n', 'kit.yaml, line 1: url does not have the form that it must have; write "http://127.0.0.1:4320"'],
  ['url: http://x.test\ncommand: [x]\n', 'kit.yaml: command and url exclude each other; take one of them out'],
  ['jobs: 1\njobs: 2\n', 'kit.yaml, line 2: this is no YAML (Map keys must be unique); mend the line'],
  ['jobs: *other\n', 'kit.yaml, line 1: jobs must be a whole number'],
  ['jobs: [1\n', 'kit.yaml, line 2: this is no YAML ('],
  ['- jobs\n', 'kit.yaml, line 1: the file must hold fields; write jobs: 8'],
  ['? {a: 1}\n: 2\n', 'kit.yaml, line 1: there is no field ""; take it out (known: command, url,']
])('the file %j is refused in one sentence with line and fix', async (text, sentence) => {
  const told = await read(text)
  expect(told).toContain(sentence)
  expect(told).not.toContain('\n')
})

test('a near miss inside a list is told with the nearest name', async () => {
  expect(await read('dialects: [openai-response]\n')).toMatch(/; did you mean openai-responses\?$/)
})

test('a wrong value is never quoted, because it may be a secret', async () => {
  expect(await read('env: ["1=hunter2"]\n')).not.toContain('hunter2')
})

test('a named file that is not there is an error, the default one is not', async () => {
  expect(() => readConfig(join(directory, 'absent.yaml'))).toThrow(
    /^there is no file .*; write it, or leave --config out$/
  )
  expect(() => readConfig(directory)).toThrow(/ cannot be read \(EISDIR\); make it a readable file$/)
  expect(readConfig(undefined)).toBeUndefined()
})

test('the published schema accepts and refuses what the reader does', async () => {
  const valid = new Ajv2020({ allErrors: true }).compile(configSchema())
  const texts = [
    'jobs: 1',
    'jobs: 0',
    'jobs: "1"',
    'runs: 0',
    'timeout: 0.5',
    'timeout: -1',
    'url: http://127.0.0.1:1',
    'url: https://127.0.0.1:1',
    'command: []',
    'command: [a]',
    'env: [A, B=c d]',
    'env: ["=c"]',
    'dialects: []',
    'dialects: [fal-queue]',
    'features: [durable, durable]',
    'max-time: 1h2m3s',
    'max-time: h',
    'max-time: 60',
    'out: ""',
    'json: false',
    'json: 1',
    'nonsense: 1',
    'seed: 9999999999'
  ]
  for (const text of texts) expect([text, valid(parse(text))]).toEqual([text, typeof (await read(text)) === 'object'])
})

test('the schema knows every feature and every dialect', () => {
  const { properties } = configSchema()
  expect(properties.features?.items?.enum).toEqual(Object.keys(featureMeanings))
  expect(properties.dialects?.items?.enum).toEqual(dialects.map(({ name }) => name))
})

test('every field has an example that is itself valid', async () => {
  for (const [field, { examples }] of Object.entries(configSchema().properties)) {
    expect([field, await read(`${field}: ${JSON.stringify(examples?.[0])}`)]).toEqual([
      field,
      { [field]: examples?.[0] }
    ])
  }
})
