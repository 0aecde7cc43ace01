import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { quote } from '../runner/curl.ts'
import { freePort } from '../runner/testing/free-port.ts'
import { referenceCommand } from '../runner/testing/reference.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { run } from './run.ts'

let directory = ''
let ports: { runtime: number; lab: number }
const background: ChildProcess[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'readme-test-'))
  ports = { runtime: await freePort(), lab: await freePort() }
})

afterAll(async () => {
  for (const child of background) child.kill('SIGKILL')
  await rm(directory, { recursive: true, force: true })
})

/** A block of commands, the fixed ports made free ones and the runtime the reference, and the output that is shown right below it. */
interface Commands {
  readonly lines: readonly string[]
  readonly shown: string | undefined
}

async function commands(): Promise<Commands[]> {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const blocks = [...text.matchAll(/```sh\n(.*?)```(?:\n\n```text\n(.*?)```)?/gs)]
  const runtime = referenceCommand.map(quote).join(' ')
  return blocks.map(([, block = '', shown]) => ({
    lines: block
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('./my-runtime', runtime).replaceAll('4320', String(ports.runtime))),
    shown
  }))
}

const words = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

/** Files that the page shows, or that its commands read and write. */
const files = [
  'model-runtime-kit.yaml',
  'known-failures.yaml',
  'before/report.json',
  '.conform/report.json',
  'events.ndjson'
]

/** Writes the files that the page shows by name, and a log: that of the streaming line of the first page. */
async function writeFiles(): Promise<void> {
  const page = (await readFile(new URL('../README.md', import.meta.url), 'utf8')).replaceAll(
    './my-runtime',
    referenceCommand.map((word) => JSON.stringify(word)).join(', ')
  )
  for (const [, name = '', body = ''] of page.matchAll(/```yaml\n# (\S+\.yaml)\n(.*?)```/gs))
    await writeFile(join(directory, name), body)
  const first = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const events = [...first.matchAll(/^data: (.*)$/gm)].map(([, data]) => `${data}\n`)
  await writeFile(join(directory, 'events.ndjson'), events.join(''))
}

/** A word of a command, its file in the directory of this test. */
const placed = (word: string): string => (files.includes(word) ? join(directory, word.replace(/^.*\//, '')) : word)

/** What a command printed, as the page shows it. */
const asShown = (text: string): string =>
  text
    .replaceAll(`${directory}/`, '')
    .replaceAll(/^command: .*$/gm, 'command: …')
    // What grows with the laws and the features.
    .replaceAll(/\d+ (MUST|runs)/g, 'N $1')
    .replaceAll(/\(spec .*?\)/g, '(spec …)')
    .replaceAll(/^not seen .*$/gm, 'not seen …')
    .trim()

/** Runs `npx model-runtime-kit …`, kept short by a filter, and expects success and the output that is shown. */
async function kit(line: string, shown: string | undefined): Promise<void> {
  const [command = '', file] = line.split(' > ')
  const [, , name = '', ...argv] = words(command).map(placed)
  if (name === 'lab' && !command.includes('--print-')) return labAlone(argv)
  const io = createTestIo()
  const code = await run([name, ...addedTo(name, command), ...argv], io)
  expect([line, code, io.err()]).toEqual([line, 0, ''])
  if (shown !== undefined) expect(asShown(io.out())).toBe(asShown(shown))
  if (file !== undefined) await writeFile(join(directory, file), io.out())
}

/** Starts the lab with the script that the page shows, or with the fixtures, asks it twice and stops it. */
async function labAlone(argv: readonly string[]): Promise<void> {
  const page = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  await writeFile(join(directory, 'answers.yaml'), /```yaml\n(.*?)```/s.exec(page)?.[1] ?? '')
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const own = argv.map((word) =>
    word === 'answers.yaml' ? join(directory, word) : word === 'fixtures' ? join(root, word) : word
  )
  const stop = new AbortController()
  const io = createTestIo(stop.signal)
  const running = run(['lab', ...own, '--port', String(ports.lab)], io)
  try {
    await vi.waitFor(() => expect(io.out()).toMatch(/^lab ready on /), { timeout: 10_000 })
    const asked = [await ask('fixture:http-503'), await ask('fixture:text')]
    expect(asked.map(({ status }) => status)).toEqual([503, 200])
    expect(asked[1]?.body).toContain('response.completed')
  } finally {
    stop.abort()
  }
  expect([await running, io.err()]).toEqual([0, ''])
}

async function ask(model: string): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({ model, input: 'Hi', stream: true })
  const response = await fetch(`http://127.0.0.1:${ports.lab}/v1/responses`, { method: 'POST', body })
  return { status: response.status, body: await response.text() }
}

function addedTo(name: string, command: string): string[] {
  const lab = ['--lab-port', String(ports.lab)]
  if (name === 'lab') return ['--port', String(ports.lab)]
  if (name !== 'conform' || command.includes('--print-config')) return []
  const filter = command.includes('--filter') ? [] : ['--filter', 'sequence']
  return [...filter, '--runs', '2', '--out', directory, ...(command.includes('--url') ? lab : [])]
}

/** Starts what a shell line leaves in the background, in the directory of the files that the lines before have written. */
async function shell(script: string): Promise<void> {
  background.push(spawn('sh', ['-c', script.replace(/ &$/, '')], { cwd: directory, stdio: 'ignore' }))
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${ports.runtime}/v1/runtime`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('every command of the page runs as it stands', { timeout: 120_000 }, async () => {
  await writeFiles()
  const blocks = await commands()
  expect(blocks.flatMap(({ lines }) => lines).length).toBeGreaterThan(12)
  for (const { lines, shown } of blocks) {
    let script = ''
    for (const line of lines) {
      if (line.startsWith('npx model-runtime-kit ')) await kit(line, shown)
      else {
        script += `${line}\n`
        if (line.endsWith(' &')) await shell(script.trim().replace(/\n([A-Z_]+=\S+ )/, '\n$1exec '))
      }
    }
  }
})
