import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createTestIo } from '../runner/testing/test-io.ts'
import { toyCommand } from '../runner/testing/toy.ts'
import { run } from './run.ts'

let directory = ''
let file = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cli-config-test-'))
  file = join(directory, 'kit.yaml')
  const fields = [
    `command: ${JSON.stringify(toyCommand())}`,
    'dialects: [anthropic-messages]',
    'jobs: 3',
    'seed: 5',
    'max-time: 90m',
    'features: [heartbeat]',
    'env: [TOKEN=hunter2, LANG]',
    `out: ${JSON.stringify(directory)}`
  ]
  await writeFile(file, `${fields.join('\n')}\n`)
})

afterAll(() => rm(directory, { recursive: true, force: true }))

async function cli(...argv: string[]) {
  const io = createTestIo()
  return { code: await run(argv, io), out: io.out(), err: io.err() }
}

test('--print-config shows what file and defaults say, each with its source, and judges nothing', async () => {
  const { code, out } = await cli('conform', '--config', file, '--print-config')
  expect(code).toBe(0)
  expect(parse(out)).toMatchObject({
    command: toyCommand(),
    dialects: ['anthropic-messages'],
    jobs: 3,
    seed: 5,
    runs: 200,
    'max-time': '1h30m',
    features: ['heartbeat'],
    out: directory
  })
  expect(out).toContain(`jobs: 3${' '.repeat(41)}  # ${file}\n`)
  expect(out).toMatch(/^runs: 200 +# default$/m)
})

test('flags win over the file, a command on the line over that of the file', async () => {
  const line = ['--config', file, '--jobs', '4', '--dialects', 'openai-responses', '--print-config']
  const { out } = await cli('conform', ...line, '--', 'other', '{port}')
  expect(parse(out)).toMatchObject({ jobs: 4, dialects: ['openai-responses'], command: ['other', '{port}'], seed: 5 })
  expect(out).toMatch(/^jobs: 4 +# command line$/m)
  const { out: attached } = await cli('conform', '--config', file, '--url', 'http://127.0.0.1:9', '--print-config')
  expect(parse(attached)).toMatchObject({ url: 'http://127.0.0.1:9' })
  expect(parse(attached).command).toBeUndefined()
})

test('values of environment variables stay out of the printed configuration', async () => {
  const { out } = await cli('conform', '--config', file, '--print-config')
  expect(parse(out).env).toEqual(['TOKEN', 'LANG'])
  expect(out).not.toContain('hunter2')
})

test('what --print-config prints is a file that says the same', async () => {
  const first = (await cli('conform', '--config', file, '--print-config')).out
  const again = join(directory, 'again.yaml')
  await writeFile(again, first)
  const second = (await cli('conform', '--config', again, '--print-config')).out
  expect(parse(second)).toEqual(parse(first))
})

test('doctor takes from the file what it has an option for', async () => {
  const { code, out } = await cli('doctor', '--config', file)
  expect(code).toBe(0)
  expect(out).toMatch(/^lab-anthropic-a +ok$/m)
  expect(out).not.toContain('lab-openai')
})

test('a wrong file is a usage error of every command that takes one', async () => {
  const wrong = join(directory, 'wrong.yaml')
  await writeFile(wrong, 'seed: 1\njobbs: 2\n')
  for (const command of [['conform'], ['doctor'], ['replay', 'x.json']]) {
    expect(await cli(...command, '--config', wrong)).toEqual({
      code: 2,
      out: '',
      err: `error: ${wrong}, line 2: there is no field "jobbs"; did you mean jobs?\n`
    })
  }
})

test('a maximal time of nothing, or of more than a timer can hold, is refused in both places', async () => {
  const { code, err } = await cli('conform', '--max-time', '0s', '--', 'x')
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('It must be a time from 1s to 480h, such as 1h, 90m or 45s.')
  ])
  const long = join(directory, 'long.yaml')
  await writeFile(long, 'max-time: 900h\n')
  expect((await cli('conform', '--config', long)).err).toBe(
    `error: ${long}: max-time must be from 1s to 480h; write 1h\n`
  )
})
