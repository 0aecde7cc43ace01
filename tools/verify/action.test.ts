import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = fileURLToPath(new URL('../../.github/actions/conform', import.meta.url))
const scratch: string[] = []

afterEach(() => {
  for (const path of scratch.splice(0)) rmSync(path, { recursive: true, force: true })
})

interface Step {
  readonly run: string
  readonly env: Readonly<Record<string, string>>
}

interface Action {
  readonly inputs: Readonly<Record<string, unknown>>
  readonly runs: { readonly using: string; readonly steps: readonly Step[] }
}

const action = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as Action

/** Runs the action's step as a runner does: inputs as variables, outputs in a file. */
function act(inputs: Readonly<Record<string, string>>) {
  const cwd = mkdtempSync(join(tmpdir(), 'action-'))
  scratch.push(cwd)
  const [step] = action.runs.steps
  const env = Object.entries(step?.env ?? {}).map(([name, value]): [string, string] => {
    const [, input = ''] = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value) ?? []
    const fallback = action.inputs[input] as { default?: string } | undefined
    return [name, inputs[input] ?? fallback?.default ?? '']
  })
  const outputs = join(cwd, 'outputs')
  writeFileSync(outputs, '')
  const run = spawnSync('bash', ['-c', step?.run ?? ''], {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
    env: {
      PATH: process.env.PATH,
      HOME: cwd,
      NO_COLOR: '1',
      GITHUB_ACTION_PATH: folder,
      GITHUB_OUTPUT: outputs,
      ...Object.fromEntries(env)
    }
  })
  return { ...run, cwd, outputs: readFileSync(outputs, 'utf8') }
}

test('no input of the action is part of a shell line', () => {
  for (const { run } of action.runs.steps) expect(run).not.toContain('${{')
  for (const name of Object.keys(action.inputs)) {
    expect(Object.values(action.runs.steps[0]?.env ?? {})).toContain(`\${{ inputs.${name} }}`)
  }
})

test('every line of the command reaches the runtime as one argument, whatever stands in it', () => {
  const hostile = ['$(touch pwned)', '; touch pwned', '`touch pwned`', 'two words', '"quoted"', '--url']
  const script = "require('node:fs').writeFileSync('arguments.json', JSON.stringify(process.argv.slice(1)))"
  const command = ['node', '-e', script, '--', ...hostile, '{port}'].join('\n')
  const { cwd, status, outputs } = act({ command, arguments: '--start-timeout\n5' })
  const seen = JSON.parse(readFileSync(join(cwd, 'arguments.json'), 'utf8')) as string[]
  expect(seen.slice(0, -1)).toEqual(hostile)
  expect(seen.at(-1)).toMatch(/^\d+$/)
  expect(existsSync(join(cwd, 'pwned'))).toBe(false)
  // A command that ends is no runtime.
  expect(status).toBe(3)
  expect(outputs).toMatch(/^exit-code=3$/m)
}, 130_000)

test('an action without a command and a url, or with both, says what it needs and ends with 2', () => {
  const neither = act({})
  expect(neither.status).toBe(2)
  expect(neither.stderr).toMatch(/^error: give either `command` .* or `url`/)
  expect(act({ command: 'x', url: 'http://127.0.0.1:1' }).status).toBe(2)
  expect(act({ command: 'x', 'working-directory': 'nowhere' }).stderr).toContain('does not exist: nowhere')
})
