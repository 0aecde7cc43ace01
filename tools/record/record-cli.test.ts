import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { startLab } from '../../conformance/lab/index.ts'
import { runRecord } from './record-cli.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  let out = ''
  let error = ''
  const code = await runRecord(args, {
    write: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    now: () => 0,
    date: () => new Date(0),
    signal: AbortSignal.abort()
  })
  return { code, out, error }
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'record-'))
  undo.push(() => rm(made, { recursive: true, force: true }))
  return made
}

test('help shows examples and wrong usage says what is wrong', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('examples:') })
  const wrong: [string[], string][] = [
    [[], '--upstream is missing'],
    [['--upstream', 'https://api.example.test'], '--out is missing'],
    [['--upstream', 'nonsense', '--out', 'x'], '--upstream is not a URL'],
    [['--upstream', 'http://api.example.test', '--out', 'x'], '--upstream must be https'],
    [['--upstream', 'https://user:secret@api.example.test', '--out', 'x'], '--upstream must not hold a login'],
    [['--upstream', 'https://api.example.test/?key=1', '--out', 'x'], '--upstream must not hold a query'],
    [['--upstream', 'https://api.example.test', '--out', 'x', '--port', '70000'], '--port is no port number'],
    [['--frob'], "Unknown option '--frob'"]
  ]
  for (const [args, message] of wrong) {
    const { code, error } = await run(...args)
    expect({ args, code, error }).toMatchObject({ code: 2, error: expect.stringContaining(message) })
    expect(error).not.toContain('secret')
  }
})

test('a port that is taken and a folder that is a file are told', async () => {
  const out = await folder()
  const lab = await startLab({ dialects: ['openai-responses'], seed: 1 })
  undo.push(() => lab.stop())
  const port = new URL(lab.origin).port
  expect(await run('--upstream', lab.origin, '--out', out, '--port', port)).toMatchObject({
    code: 1,
    error: 'record: the port is in use; choose another with --port\n'
  })
  await writeFile(join(out, 'file'), '')
  expect(await run('--upstream', lab.origin, '--out', join(out, 'file'))).toMatchObject({
    code: 1,
    error: 'record: --out is not a folder\n'
  })
})

test('the command records until it is interrupted, then ends with 0', async () => {
  const out = await folder()
  const lab = await startLab({ dialects: ['anthropic-messages'], seed: 1 })
  undo.push(() => lab.stop())
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const upstream = `${lab.targets[0]?.base_url}`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/record/main.ts', '--upstream', upstream, '--out', out],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] }
  )
  undo.push(async () => child.kill('SIGKILL'))
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  await expect.poll(() => printed, { timeout: 15_000 }).toMatch(/Ctrl-C ends it/)
  const origin = /on (http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1]
  const response = await fetch(`${origin}/v1/models`, { headers: { 'x-api-key': 'none-of-ours' } })
  await response.text()
  await expect.poll(() => printed).toMatch(/models-\d{3}: complete/)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  const [name = ''] = await readdir(out)
  expect(JSON.parse(await readFile(join(out, name, 'exchange.json'), 'utf8'))).toMatchObject({ end: 'complete' })
})
