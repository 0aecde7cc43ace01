import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ended, runLine } from './child.ts'
import { blocksIn, commandsOf, documents, ownTests, root } from './documents.ts'
import { documentedOrigin, openStage, type Stage } from './stage.ts'

let stage: Stage
let compiled: Ended

beforeAll(async () => {
  stage = await openStage()
  const [line = ''] = commandsOf('README.md').filter((command) => command.includes('openapi-typescript'))
  const generate = line.replace('npx openapi-typescript', 'node node_modules/openapi-typescript/bin/cli.js')
  await runLine(generate.replace('-o ', `-o ${stage.project}/`), root)
  compiled = await compile(snippets())
}, 240_000)

afterAll(async () => {
  await stage?.stop()
})

/** The snippets as files of the project, and one that must not compile. */
function snippets(): Record<string, string> {
  const client = snippetOf('README.md').replace(documentedOrigin, stage.origin)
  const runtime = `declare function createMyRuntime(
  config: unknown,
  parts: { env: Readonly<Record<string, string>>; fetch: typeof fetch }
): { handle(request: Request): Promise<Response> }\n`
  return {
    'client.ts': client,
    'wrong.ts': client.replace("type: 'text'", "type: 'txet'"),
    'embed.ts': snippetOf('reference/README.md'),
    'in-process.ts': `${snippetOf('conformance/README.md')}\n${runtime}`
  }
}

function snippetOf(document: string): string {
  const found = blocksIn(document, 'ts')
  expect(found).toHaveLength(1)
  return found[0] ?? ''
}

/** Type-checks files as a strict project that has the kit installed would. */
function compile(files: Record<string, string>): Promise<Ended> {
  writeFileSync(join(stage.project, 'package.json'), '{"type": "module"}')
  for (const [name, source] of Object.entries(files)) writeFileSync(join(stage.project, name), source)
  const options = '--strict --noEmit --target es2023 --module nodenext --types node --allowImportingTsExtensions'
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  return runLine(`node ${compiler} ${options} ${Object.keys(files).join(' ')}`, stage.project)
}

const errorsIn = (name: string): string[] => compiled.stdout.split('\n').filter((line) => line.startsWith(name))

const tsx = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href
const run = (name: string): Promise<Ended> => runLine(`node --import ${tsx} ${name}`, stage.project)

test('the typed client of the README compiles against the generated types and drives the server', {
  timeout: 60_000
}, async () => {
  expect(errorsIn('client.ts')).toEqual([])
  const { code, stdout } = await run('client.ts')
  expect(code).toBe(0)
  expect(stdout).toMatch(/^(accepted|routing|running|succeeded)\n$/)
})

test('the embedding of the reference compiles and streams an answer', { timeout: 60_000 }, async () => {
  expect(errorsIn('embed.ts')).toEqual([])
  const { code, stdout, stderr } = await run('embed.ts')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^id: 1\nevent: execution\.accepted\n.*event: execution\.completed\n/s)
})

test('the kit in process compiles with any runtime that is a fetch', () => {
  expect(errorsIn('in-process.ts')).toEqual([])
})

test('a request that the specification does not know does not compile, and nothing else fails', () => {
  const [first, ...others] = compiled.stdout.trimEnd().split('\n')
  expect(first).toMatch(/^wrong\.ts\(\d+,\d+\): error TS\d+: /)
  expect(others.filter((line) => !/^( |wrong\.ts)/.test(line))).toEqual([])
})

test('the law that a page shows is the law as it stands', () => {
  const law = readFileSync(join(root, 'conformance/laws/sequence/starts-at-one.ts'), 'utf8')
  expect(law).toContain(snippetOf('conformance/WRITE-A-LAW.md').trim())
})

test('no other document shows TypeScript that nobody compiles', () => {
  const pages = documents().filter((document) => blocksIn(document, 'ts').length > 0)
  const compiledHere = ['README.md', 'conformance/README.md', 'conformance/WRITE-A-LAW.md', 'reference/README.md']
  expect(pages.filter((page) => !compiledHere.includes(page) && ownTests[page] === undefined)).toEqual([])
})
