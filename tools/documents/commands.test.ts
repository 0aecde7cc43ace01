import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acts } from './acts.ts'
import { ciRuns, scripts } from './ci-runs.ts'
import { commandsOf, documents, inlineCommandsOf, ownTests, root } from './documents.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage | undefined

beforeAll(async () => {
  stage = await openStage()
}, 240_000)

afterAll(async () => {
  if (stage === undefined) return
  await stage.stop()
  await expect(fetch(stage.origin), 'the server is gone with npm start').rejects.toThrow()
})

const shown = documents().flatMap((document) => commandsOf(document).map((command) => [document, command] as const))

test.each(shown.filter(([document]) => ownTests[document] === undefined))(
  'the command that %s shows runs: %s',
  { timeout: 240_000 },
  async (_document, command) => {
    const act = acts.find(({ of }) => of.test(command))
    if (act === undefined) expect(ciRuns(command), `neither .ci/run nor an act here runs ${command}`).toBe(true)
    else if (stage !== undefined) await act.run(command, stage)
  }
)

test('a page with a test of its own is a page that the test reads', () => {
  for (const [page, file] of Object.entries(ownTests)) {
    expect(existsSync(join(root, page)), page).toBe(true)
    expect(readFileSync(join(root, file), 'utf8')).toContain(`/${basename(page)}'`)
  }
})

test('every act is for a command that some document shows', () => {
  for (const { of } of acts)
    expect(shown.filter(([, command]) => of.test(command)).length, String(of)).toBeGreaterThan(0)
})

test('a command that nobody runs is found out', () => {
  expect(ciRuns('npm ci && npm run -s conform')).toBe(true)
  expect(ciRuns('npm ci && npm run check')).toBe(true)
  expect(ciRuns('npm run frob')).toBe(false)
  expect(ciRuns('npm ci && npm publish')).toBe(false)
})

const told = documents().flatMap((document) =>
  inlineCommandsOf(document).map((command) => [document, command] as const)
)

test.each(told)('the command that %s speaks of exists: %s', (_document, command) => {
  const [, script] = /^npm run (?:-s )?(\S+)/.exec(command) ?? []
  if (script !== undefined) return expect(Object.keys(scripts())).toContain(script)
  if (/^npm (test|start|ci)\b/.test(command)) return
  const [, tool = '', file = ''] = /^npx (\S+) .*?(\S+)$/.exec(command) ?? []
  expect(existsSync(join(root, 'node_modules/.bin', tool)) && existsSync(join(root, file)), command).toBe(true)
})
