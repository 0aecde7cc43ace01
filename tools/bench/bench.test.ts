import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

async function bench(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>
  ])
  return { code, stdout, stderr }
}

// One round on a busy machine says nothing about speed: what is tested is that both servers did the same and how it is told.
test('a benchmark over both servers prints its result as JSON, and its exit code is whether it was met', {
  timeout: 60_000
}, async () => {
  const { code, stdout, stderr } = await bench('--json', '--filter', 'replay_20k', '--rounds', '1')
  const { results } = JSON.parse(stdout) as { results: { ratio: number; met: boolean }[] }
  expect(results).toEqual([
    {
      name: 'replay_20k',
      ratio: expect.any(Number),
      min: results[0]?.ratio,
      max: results[0]?.ratio,
      target: 1,
      bound: 'at_least',
      met: expect.any(Boolean)
    }
  ])
  expect([code, stderr]).toEqual([results[0]?.met ? 0 : 1, ''])
})

test('a filter that matches nothing and a count that is none are usage errors', { timeout: 60_000 }, async () => {
  const [filter, rounds] = await Promise.all([bench('--filter', 'frob'), bench('--rounds', '0')])
  expect([filter.code, filter.stderr]).toEqual([
    2,
    expect.stringMatching(/^bench: --filter frob matches none of: replay_20k, /)
  ])
  expect([rounds.code, rounds.stderr]).toEqual([2, 'bench: --rounds takes a whole number of at least 1, not "0"\n'])
})
