import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'main-test-'))
})

afterEach(() => rm(directory, { recursive: true, force: true }))

/** The real command line in a process of its own. */
function start(...argv: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, out: () => out, ended }
}

/** A runtime that never gets ready: it writes down who it is and where its configuration lies, and waits. */
const waiting = `
const { renameSync, writeFileSync } = require('node:fs')
const mark = process.argv[1]
writeFileSync(mark + '.new', JSON.stringify({ pid: process.pid, config: process.env.MODEL_RUNTIME_CONFIG }))
renameSync(mark + '.new', mark)
setInterval(() => {}, 1000)`

async function contentOf(path: string): Promise<{ pid: number; config: string }> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20))
  return JSON.parse(await readFile(path, 'utf8'))
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([['SIGINT'], ['SIGTERM']] as const)(
  '%s stops the runtime, removes its files and still writes the report',
  async (signal) => {
    const mark = join(directory, 'mark')
    const command = [process.execPath, '-e', waiting, '--', mark]
    const { child, ended, out } = start('conform', '--out', directory, '--', ...command)
    const { pid, config } = await contentOf(mark)
    expect([alive(pid), existsSync(config)]).toEqual([true, true])
    child.kill(signal)
    expect(await ended).toBe(130)
    expect([alive(pid), existsSync(config)]).toEqual([false, false])
    expect(out().trimEnd().split('\n').at(-1)).toBe('interrupted: no verdict')
    const report = JSON.parse(await readFile(join(directory, 'report.json'), 'utf8'))
    expect(report).toMatchObject({ outcome: 'interrupted', exitCode: 130 })
  }
)

test('a usage error exits 2 with nothing on standard output', async () => {
  const { ended, out } = start('explain', 'nothing/here')
  expect([await ended, out()]).toEqual([2, ''])
})
