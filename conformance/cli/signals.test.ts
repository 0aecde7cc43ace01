import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { toyCommand } from '../runner/testing/toy.ts'
import { build, fileThere, type Started, startBuiltKit } from './testing/built-kit.ts'

/** How somebody stops the kit: Ctrl-C reaches the whole process group, `kill` the kit alone. */
const ways = [
  ['SIGINT', 'its whole group'],
  ['SIGINT', 'the kit alone'],
  ['SIGTERM', 'its whole group'],
  ['SIGTERM', 'the kit alone']
] as const

/** One way of each kind, for what has no process to look after. */
const both = [ways[0], ways[3]] as const

let directory = ''
let temporary = ''
let started: Started | undefined

beforeAll(build, 240_000)

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'signals-test-'))
  temporary = join(directory, 'tmp')
  await mkdir(temporary)
})

afterEach(async () => {
  started?.child.kill('SIGKILL')
  started = undefined
  await rm(directory, { recursive: true, force: true })
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function send({ child }: Started, [signal, whom]: (typeof ways)[number]): void {
  const pid = child.pid ?? 0
  process.kill(whom === 'the kit alone' ? pid : -pid, signal)
}

/** Starts the kit with a place of its own for temporary files. */
function start(...argv: string[]): Started {
  started = startBuiltKit(argv, { TMPDIR: temporary })
  return started
}

/** Starts the kit and waits until it hears signals. */
async function startHearing(...argv: string[]): Promise<Started> {
  const [hook, mark] = [join(directory, 'hook.cjs'), join(directory, 'hears')]
  const told = `process.on('newListener', (name) => name === 'SIGTERM' && require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''))`
  await writeFile(hook, told)
  started = startBuiltKit(argv, { TMPDIR: temporary, NODE_OPTIONS: `--require ${hook}` })
  await fileThere(mark, started)
  return started
}

test.each(ways)(
  '%s to %s in the midst of conform: report written, exit 130, no process and no file left',
  { timeout: 60_000 },
  async (...way) => {
    const [out, mark] = [join(directory, 'out'), join(directory, 'mark')]
    const kit = start('conform', '--out', out, '--dialects', 'openai-responses', '--', ...toyCommand(), '--mark', mark)
    await fileThere(mark, kit)
    const runtime = Number(await readFile(mark, 'utf8'))
    expect(isAlive(runtime)).toBe(true)
    send(kit, way)
    expect(await kit.ended).toBe(130)
    expect([isAlive(runtime), await readdir(temporary), kit.err()]).toEqual([false, [], ''])
    expect(kit.out().trimEnd().split('\n').at(-1)).toBe('interrupted: no verdict')
    expect(JSON.parse(await readFile(join(out, 'report.json'), 'utf8'))).toMatchObject({
      outcome: 'interrupted',
      exitCode: 130
    })
  }
)

test.each(both)('%s to %s ends a lab with exit 0 and frees its port', { timeout: 60_000 }, async (...way) => {
  const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url))
  const more = way[1] === 'the kit alone' ? ['--fixtures', fixtures] : []
  const lab = start('lab', '--port', '0', ...more)
  await vi.waitFor(() => expect(lab.out()).toMatch(/^lab ready on /), { timeout: 30_000 })
  const [origin = ''] = /http:\S+/.exec(lab.out()) ?? []
  // An answer that is not read to its end keeps its connection open.
  await fetch(`${origin}/v1/responses`, { method: 'POST', body: '{"model":"fixture:text","input":"Hi","stream":true}' })
  send(lab, way)
  expect([await lab.ended, lab.err()]).toEqual([0, ''])
  await expect(fetch(origin)).rejects.toThrow()
})

test.each(both)('%s to %s as a self-test begins: exit 130, nothing left', { timeout: 60_000 }, async (...way) => {
  const kit = await startHearing('selftest', '--fast')
  send(kit, way)
  expect([await kit.ended, kit.out(), kit.err()]).toEqual([130, '', ''])
  expect(await readdir(temporary)).toEqual([])
})

test.each(both)('%s to %s while judge waits for more of a log: exit 130', { timeout: 60_000 }, async (...way) => {
  const kit = await startHearing('judge', '-')
  send(kit, way)
  expect([await kit.ended, kit.err()]).toEqual([130, ''])
  expect(kit.out()).toMatch(/^$|\ninterrupted: no verdict in 0 events of 0 executions .*\n$/)
})

test.each(both)('%s to %s in the midst of doctor: exit 130, no process left', { timeout: 60_000 }, async (...way) => {
  const mark = join(directory, 'mark')
  const kit = start('doctor', '--', ...toyCommand('hangs'), '--mark', mark)
  await fileThere(mark, kit)
  const runtime = Number(await readFile(mark, 'utf8'))
  send(kit, way)
  expect([await kit.ended, kit.err()]).toEqual([130, ''])
  expect([isAlive(runtime), await readdir(temporary)]).toEqual([false, []])
})
