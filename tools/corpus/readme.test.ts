import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { run } from '../../conformance/cli/run.ts'

const root = new URL('../../', import.meta.url).pathname
const readme = await readFile(`${root}fixtures/README.md`, 'utf8')
const blockOf = (language: string): string =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(readme)?.[1] ?? ''

test('the lab and the curl line of the README print what it shows', async () => {
  const [lab = '', curl = ''] = blockOf('console').trim().split('\n')
  const [, args = ''] = /^\$ node dist\/conformance\/cli\/main\.js (lab --fixtures \S+)$/.exec(lab) ?? []
  const [, path = '', body = ''] = /^\$ curl -sN http:\/\/127\.0\.0\.1:4330(\S+) -d '(.*)'$/.exec(curl) ?? []
  expect([args, path]).toEqual(['lab --fixtures fixtures', '/v1/responses'])
  const stop = new AbortController()
  let out = ''
  const io = {
    write: (text: string) => {
      out += text
    },
    error: (text: string) => {
      out += text
    },
    program: 'model-runtime-kit',
    isTty: false,
    color: false,
    env: {},
    signal: stop.signal
  }
  const ended = run([...args.replace('fixtures fixtures', `fixtures ${root}fixtures`).split(' '), '--port', '0'], io)
  try {
    await expect.poll(() => out, { timeout: 15_000 }).toContain('lab ready on ')
    const origin = /http:\S+/.exec(out)?.[0] ?? ''
    // curl -d sends a form's content type; the lab does not care.
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body })
    expect(await answer.text()).toBe(blockOf('json'))
    expect(out).toContain(`#1 POST ${path} → openai-responses/http-503\n`)
  } finally {
    stop.abort()
  }
  expect(await ended).toBe(0)
})
