import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('static.mjs', import.meta.url))

function run(...args: string[]): { code: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout + stderr }
}

test('the static gates are listed in the order in which they run', () => {
  expect(run('--list')).toEqual({
    code: 0,
    out: 'lint and format\ntypes\nimport rules\ndead code\ngenerated files\nspec lint\nreleased wire\none name, one thing\nnothing private\nfuzz slice\n'
  })
})

test('a gate that does not exist is wrong usage and runs nothing', () => {
  expect(run('--only', 'luck')).toMatchObject({ code: 2, out: expect.stringContaining('usage:') })
  expect(run('--frob')).toMatchObject({ code: 2 })
})

test('a gate that passes exits 0 and tells its time', () => {
  const { code, out } = run('--only', 'spec lint')
  expect(code).toBe(0)
  expect(out).toMatch(/^ok {4}spec lint +\d+\.\d s\n$/)
})
