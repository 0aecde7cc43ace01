import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { growthOf, type Holding } from './flatness.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

const resting: Holding = { heap: 1e7, buffers: 1e6, resident: 1e8, descriptors: 20, resources: 3, files: 2, disk: 1e5 }
const mebibyte = 1024 * 1024

/** Samples in which one measure rises by so much from one to the next. */
function rising(measure: keyof Holding, by: number): Holding[] {
  return Array.from({ length: 20 }, (_, n) => ({ ...resting, [measure]: resting[measure] + n * by }))
}

const growing = (samples: readonly Holding[]): string[] =>
  growthOf(samples).flatMap(({ measure, flat }) => (flat ? [] : [measure]))

test('what stays the same, or is only higher at first, is flat', () => {
  expect(growing(rising('heap', 0))).toEqual([])
  const warming = rising('heap', 0).map((sample, n) => (n < 5 ? { ...sample, heap: 9e7, descriptors: 60 } : sample))
  expect(growing(warming)).toEqual([])
})

test.each([
  ['heap', mebibyte / 2],
  ['buffers', mebibyte / 4],
  ['resident', 7 * mebibyte],
  ['descriptors', 1],
  ['resources', 1],
  ['files', 1],
  ['disk', mebibyte / 4]
] as const)('a rise of %s is told', (measure, by) => {
  expect(growing(rising(measure, by))).toEqual([measure])
})

async function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const node = ['--expose-gc', '--import', 'tsx', main, ...args]
  const child = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>
  ])
  return { code, stdout, stderr }
}

test('a small soak of both stores ends every execution and is flat', { timeout: 120_000 }, async () => {
  const { code, stdout } = await run('--executions', '800', '--json')
  const report = JSON.parse(stdout) as { flat: boolean; stores: { store: string; executions: number }[] }
  expect(report.stores.map(({ store, executions }) => [store, executions])).toEqual([
    ['memory', 800],
    ['file', 800]
  ])
  expect([report.flat, code]).toEqual([true, 0])
})

test('wrong usage is told, with exit code 2', { timeout: 60_000 }, async () => {
  const { code, stderr } = await run('--executions', 'many')
  expect(code).toBe(2)
  expect(stderr).toContain('whole number')
})
