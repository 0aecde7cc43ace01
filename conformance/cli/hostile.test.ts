import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostilities, startHostileServer } from '../runner/testing/hostile-server.ts'
import { createTestIo } from '../runner/testing/test-io.ts'
import { toyCommand } from '../runner/testing/toy.ts'
import { run } from './run.ts'
import { build, startBuiltKit } from './testing/built-kit.ts'

let directory = ''

beforeAll(async () => {
  await build()
  directory = await mkdtemp(join(tmpdir(), 'hostile-test-'))
  // Writes down, at the end of the process, the most memory that it ever held.
  const told =
    "process.on('exit', () => require('node:fs').writeFileSync(process.env.PEAK, String(process.resourceUsage().maxRSS)))"
  await writeFile(join(directory, 'peak.cjs'), told)
}, 240_000)

afterAll(() => rm(directory, { recursive: true, force: true }))

/** Judges the toy with a fault by the built kit, in a process that dies rather than take more than so much memory for its objects. */
async function judge(fault: string, ...more: string[]) {
  const out = join(directory, fault)
  const options = ['--filter', 'sequence/one-word', '--runs', '0', '--timeout', '4', '--dialects', 'openai-responses']
  const peak = join(directory, `${fault}.peak`)
  const node = `--max-old-space-size=700 --require ${join(directory, 'peak.cjs')}`
  const line = ['conform', ...options, '--out', out, '--', ...toyCommand(fault), ...more]
  const kit = startBuiltKit(line, { PEAK: peak, NODE_OPTIONS: node })
  const code = await kit.ended
  const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8'))
  return { code, text: kit.out() + kit.err(), peakKiB: Number(await readFile(peak, 'utf8')), report }
}

test.each([['floods'], ['endless-frame'], ['gigabyte'], ['endless-headers'], ['redirects']])(
  'a runtime that has the fault %s is not conformant, and costs the built kit a bounded amount of memory',
  { timeout: 180_000 },
  async (fault) => {
    let visits = 0
    const elsewhere = createServer((_request, response) => {
      visits += 1
      response.end('{}')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const { port } = elsewhere.address() as AddressInfo
    const { code, text, peakKiB, report } = await judge(fault, '--to', `http://127.0.0.1:${port}/`)
    await new Promise((resolve) => elsewhere.close(resolve))
    expect([code, visits]).toEqual([1, 0])
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^not conformant: /)
    expect(text).not.toMatch(/^\s+at .*:\d+:\d+/m)
    expect(report).toMatchObject({ outcome: 'not-conformant', kitFaults: [] })
    expect(peakKiB).toBeLessThan(900 * 1024)
  }
)

test('nothing that a runtime says of itself can act on a terminal', { timeout: 60_000 }, async () => {
  const io = createTestIo()
  const flags = ['--filter', 'sequence/one-word', '--runs', '0', '--dialects', 'openai-responses', '--out', directory]
  const code = await run(['conform', ...flags, '--', ...toyCommand('escapes')], io)
  expect(code).toBe(1)
  expect(io.out()).toContain('\\u001b[2J')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  expect(io.out() + io.err()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/)
  const page = await readFile(join(directory, 'report.html'), 'utf8')
  expect(page).not.toContain('<img src=x')
})

const sentences: Readonly<Record<string, string>> = {
  'closes at once': 'got no answer: the connection was closed; make sure that this is the address of a model runtime',
  'closes in its headers': 'got no answer: the connection was closed; ',
  'closes in its body': 'was answered with a body that breaks off; answer with a RuntimeInfo and end the body',
  'never ends its headers': 'was answered in something that is not HTTP/1.1; ',
  'drips its headers': 'got no answer in time; make sure that the runtime is up and answers',
  'sends a gigabyte': 'was answered with more than a RuntimeInfo can be; ',
  'sends a body without end': 'was answered with more than a RuntimeInfo can be; ',
  'sends a gzip bomb': 'answered 200 and no JSON object; make sure that this is the address of a model runtime',
  'says continue for ever': 'got no answer in time; ',
  'switches protocols': 'was answered in something that is not HTTP/1.1; ',
  'speaks another protocol': 'was answered in something that is not HTTP/1.1; ',
  'redirects elsewhere': 'answered 302; give the address that it redirects to: the kit follows none'
}

test.each(Object.entries(sentences))(
  'an address whose server %s is told in one sentence, exit 3',
  async (name, sentence) => {
    const hostility = hostilities[name]
    if (hostility === undefined) throw new Error(`there is no hostility ${name}`)
    const server = await startHostileServer(hostility)
    const io = createTestIo()
    const code = await run(['doctor', '--url', server.url, '--lab-port', '0'], io)
    await server.close()
    expect([code, io.out()]).toEqual([3, ''])
    expect(io.err()).toContain(`error: GET ${server.url}/v1/runtime ${sentence}`)
    expect(io.err().split('\n')).toHaveLength(2)
  }
)
