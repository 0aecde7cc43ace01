import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, runLine, startLine } from './child.ts'
import { blocksOf, root } from './documents.ts'
import { documentedOrigin } from './stage.ts'

const page = 'reference/README.md'

/** What the page shows: shell lines, what they print, and the configuration that stands before them. */
interface Shown {
  readonly script: string
  readonly output: string
  readonly config: string | undefined
}

function shown(): Shown[] {
  const blocks = blocksOf(page)
  return blocks.flatMap(({ language, body }, at) => {
    if (language !== 'bash') return []
    const before = blocks.slice(0, at).filter((block) => block.language === 'json')
    return [{ script: body, output: blocks[at + 1]?.body ?? '', config: before.at(-1)?.body }]
  })
}

/** What differs from run to run, made the same. */
const masked = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    .replaceAll(/("sequence":|^id: )\d+/gm, '$1N')
    .trim()

let directory = ''

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'session-'))
  expect(await runLine('npm run -s build', root)).toMatchObject({ code: 0 })
}, 240_000)

afterAll(() => rmSync(directory, { recursive: true, force: true }))

async function start(config: string | undefined): Promise<Running> {
  const file = join(directory, 'config.json')
  writeFileSync(file, config ?? '{"providers": [{"type": "mock"}]}')
  return startLine(`node dist/reference/main.js --port 0 --config ${file}`, root, /listening on (\S+)\n/)
}

test.each(shown().map((each, at) => [at + 1, each] as const))(
  'what the page on the reference shows of a talk with it is what is said: block %i',
  { timeout: 60_000 },
  async (_at, { script, output, config }) => {
    const server = await start(config)
    try {
      const { code, stdout, stderr } = await runLine(script.replaceAll(documentedOrigin, server.found), directory)
      expect([code, stderr]).toEqual([0, ''])
      expect(masked(stdout)).toBe(masked(output))
    } finally {
      await server.stop()
    }
  }
)

test('the page shows a tool loop, an answer of a shape, and a cancel', () => {
  const scripts = shown().map(({ script }) => script)
  for (const word of ['"tools"', '"tool_result"', '"output_schema"', '/cancel'])
    expect(scripts.filter((script) => script.includes(word)).length, word).toBeGreaterThan(0)
  expect(readFileSync(join(root, page), 'utf8')).not.toContain('OUT')
})
