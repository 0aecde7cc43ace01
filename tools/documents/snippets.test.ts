import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ended, runLine } from './child.ts'
import { blocksIn, commandsOf, documents, root } from './documents.ts'
import { documentedOrigin, openStage, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
}, 240_000)

afterAll(async () => {
  await stage.stop()
})

/** Type-checks a snippet as a strict project that has the kit installed would. */
async function check(name: string, source: string): Promise<Ended> {
  writeFileSync(join(stage.project, name), source)
  writeFileSync(join(stage.project, 'package.json'), '{"type": "module"}')
  const options = '--strict --noEmit --target es2023 --module nodenext --types node --allowImportingTsExtensions'
  return runLine(`node ${root}node_modules/typescript/bin/tsc ${options} ${name}`, stage.project)
}

const clean = { code: 0, stdout: '', stderr: '' }
const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const run = (name: string): Promise<Ended> => runLine(`node --import ${tsx} ${name}`, stage.project)

function snippetOf(document: string): string {
  const snippets = blocksIn(document, 'ts')
  expect(snippets).toHaveLength(1)
  return snippets[0] ?? ''
}

test('the typed client of the README compiles against the generated types and drives the server', {
  timeout: 240_000
}, async () => {
  const [line = ''] = commandsOf('README.md').filter((command) => command.includes('openapi-typescript'))
  const local = line.replace('npx openapi-typescript', 'node node_modules/openapi-typescript/bin/cli.js')
  expect((await runLine(local.replace('-o ', `-o ${stage.project}/`), root)).code).toBe(0)
  const client = snippetOf('README.md').replace(documentedOrigin, stage.origin)
  expect(client).toContain(stage.origin)
  expect(await check('client.ts', client)).toEqual(clean)
  const { code, stdout } = await run('client.ts')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^(accepted|routing|running|succeeded)\n$/)
})

test('a request that the specification does not know does not compile', { timeout: 240_000 }, async () => {
  const wrong = snippetOf('README.md').replace("type: 'text'", "type: 'txet'")
  const { code, stdout } = await check('wrong.ts', wrong)
  expect([code === 0, stdout]).toEqual([false, expect.stringContaining('txet')])
})

test('the embedding of the reference compiles and streams an answer', { timeout: 240_000 }, async () => {
  expect(await check('embed.ts', snippetOf('reference/README.md'))).toEqual(clean)
  const { code, stdout, stderr } = await run('embed.ts')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^id: 1\nevent: execution\.accepted\n.*event: execution\.completed\n/s)
})

test('the kit in process compiles with any runtime that is a fetch', { timeout: 240_000 }, async () => {
  const runtime = `declare function createMyRuntime(
  config: unknown,
  parts: { env: Readonly<Record<string, string>>; fetch: typeof fetch }
): { handle(request: Request): Promise<Response> }\n`
  expect(await check('in-process.ts', `${snippetOf('conformance/README.md')}\n${runtime}`)).toEqual(clean)
})

test('no other document shows TypeScript that nobody compiles', () => {
  const pages = documents().filter((document) => blocksIn(document, 'ts').length > 0)
  expect(pages).toEqual(['README.md', 'conformance/README.md', 'reference/README.md'])
})
