import { constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Act, Framing, StreamScript } from '../model/script.ts'
import { dialects } from './dialects/index.ts'
import { openAiResponses } from './dialects/openai-responses.ts'
import { isPortable } from './portable.ts'
import { bodyOf, stepsOf } from './testing/play-body.ts'
import { strictEvents } from './testing/strict-events.ts'

const acts: readonly Act[] = [
  { reasoning: 'Hm, 思考' },
  { text: 'Grüße 😀' },
  { noise: 'comment' },
  { text: ' – ' },
  { text: 'f' },
  { text: 'i' },
  { text: 'n' },
  { tool: { call: 'x', name: 'f' } },
  { args: { call: 'x', delta: '{"k":"é"}' } },
  { usage: { input: 3, output: 5 } },
  { end: { finish: 'tool_calls' } }
]
const framings: readonly Framing[] = [
  {},
  { eol: 'crlf' },
  { eol: 'cr' },
  { comments: true },
  { space: false },
  { multiline: true },
  { split: 'byte' },
  { split: 'whole' },
  { split: 1 },
  { split: 2 },
  { eol: 'crlf', comments: true, split: 3, multiline: true, space: false }
]
const script = (framing: Framing): StreamScript => ({ kind: 'stream', acts, framing })
const meaning = (body: Uint8Array) =>
  strictEvents(body).map(({ event, data }) => ({
    event,
    data: data === '[DONE]' ? data : (JSON.parse(data) as unknown)
  }))

for (const dialect of dialects.filter(({ queue }) => queue === undefined)) {
  test.each(framings)(`${dialect.name} says the same events under framing %j`, (framing) => {
    const usual = meaning(bodyOf(stepsOf(dialect, script({}))))
    expect(usual.length).toBeGreaterThan(10)
    expect(meaning(bodyOf(stepsOf(dialect, script(framing))))).toEqual(usual)
  })

  test(`${dialect.name} plays the same steps every time, and other ones for another nonce`, () => {
    const steps = () => stepsOf(dialect, script({ split: 9 }), { obfuscation: true, variants: [] })
    expect(steps()).toEqual(steps())
    expect(bodyOf(stepsOf(dialect, script({}), { nonce: 'n-00000000000000bb' }))).not.toEqual(
      bodyOf(stepsOf(dialect, script({})))
    )
  })
}

test('cuts change only where writes end, not what is written', () => {
  const frames = bodyOf(stepsOf(openAiResponses, script({})))
  for (const split of ['byte', 'whole', 4, 5] as const) {
    expect(bodyOf(stepsOf(openAiResponses, script({ split })))).toEqual(frames)
  }
  const sizes = (split: NonNullable<Framing['split']>) =>
    stepsOf(openAiResponses, script({ split })).flatMap((step) => (step.do === 'bytes' ? [step.bytes.length] : []))
  expect(sizes('whole')).toEqual([frames.length])
  expect(new Set(sizes('byte'))).toEqual(new Set([1]))
  expect(sizes(4)).not.toEqual(sizes(5))
  expect(sizes('frame').length).toBeLessThan(sizes(4).length)
})

test('one byte a write cuts inside characters of several bytes', () => {
  const steps = stepsOf(openAiResponses, script({ split: 'byte' }))
  const lead = steps.findIndex((step) => step.do === 'bytes' && step.bytes[0] === 0xf0)
  expect(steps[lead + 1]).toMatchObject({ do: 'bytes', bytes: Buffer.from([0x9f]) })
})

test('a byte order mark comes once, before everything', () => {
  const body = bodyOf(stepsOf(openAiResponses, script({ bom: true, comments: true })))
  expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(body.subarray(3).includes(Buffer.from([0xef, 0xbb, 0xbf]))).toBe(false)
})

test('an unterminated script lacks the blank line of its last frame only', () => {
  const whole = bodyOf(stepsOf(openAiResponses, script({})))
  expect(bodyOf(stepsOf(openAiResponses, script({ unterminated: true })))).toEqual(whole.subarray(0, -1))
})

test('a gzip body is the same body as one member, readable frame by frame, and needs a socket', () => {
  const zipped = script({ gzip: true })
  const steps = stepsOf(openAiResponses, zipped)
  expect(steps[0]).toMatchObject({ headers: { 'content-encoding': 'gzip' } })
  const plain = bodyOf(stepsOf(openAiResponses, script({})))
  const body = bodyOf(steps)
  expect(gunzipSync(body)).toEqual(plain)
  expect(body.toString('latin1').split('\x1f\x8b\x08')).toHaveLength(2)
  for (const count of [1, 2, 5]) {
    const some = bodyOf(steps.filter(({ do: what }) => what === 'bytes').slice(0, count))
    const read = gunzipSync(some, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(read.split('\n\n')).toHaveLength(count + 1)
    expect(plain.toString().startsWith(read)).toBe(true)
  }
  expect(isPortable(zipped)).toBe(false)
})

test('waits, barriers and raw bytes stand between the words they were scripted between', () => {
  const between: StreamScript = {
    kind: 'stream',
    preamble: false,
    before: { barrier: 'first' },
    framing: { split: 'whole' },
    acts: [{ raw: { utf8: 'a' } }, { wait: 5 }, { raw: { base64: 'Yg==' } }, { barrier: 'x' }, { raw: { utf8: 'c' } }]
  }
  const told = stepsOf(openAiResponses, between).map((step) =>
    step.do === 'bytes' ? Buffer.from(step.bytes).toString() : step.do
  )
  expect(told).toEqual(['barrier', 'head', 'a', 'wait', 'b', 'barrier', 'c', 'end'])
})

test.each([
  ['eof', 'end'],
  ['reset', 'reset'],
  ['fin', 'fin']
] as const)('a cut %s ends the steps, whatever acts follow', (cut, last) => {
  const steps = stepsOf(openAiResponses, { kind: 'stream', acts: [{ text: 'a' }, { cut }, { text: 'never' }] })
  expect(steps.at(-1)?.do).toBe(last)
  expect(bodyOf(steps).toString()).not.toContain('never')
})

test('a murmuring stall says comments for ten seconds and then nothing more', () => {
  const steps = stepsOf(openAiResponses, { kind: 'stream', preamble: false, acts: [{ stall: 'murmuring' }] })
  const [head, ...rest] = steps
  expect([head?.do, rest.at(-1)?.do]).toEqual(['head', 'stall'])
  const waits = rest.filter((step) => step.do === 'wait')
  expect(waits.reduce((sum, { ms }) => sum + ms, 0)).toBe(10_000)
  expect(bodyOf(steps).toString()).toMatch(/^(:[^\n]*\n\n?)+$/)
})

test('a drop has no head, and silence is portable while reset and FIN are not', () => {
  expect(stepsOf(openAiResponses, { kind: 'drop', how: 'reset' })).toEqual([{ do: 'reset' }])
  expect(stepsOf(openAiResponses, { kind: 'drop', how: 'silence' })).toEqual([{ do: 'stall' }])
  expect((['silence', 'reset', 'fin'] as const).map((how) => isPortable({ kind: 'drop', how }))).toEqual([
    true,
    false,
    false
  ])
})

test('a status answer has the dialect’s error body, or the script’s own body and headers', () => {
  const [head, body] = stepsOf(openAiResponses, {
    kind: 'status',
    status: 429,
    error: { kind: 'rate_limit' },
    headers: { 'Retry-After': '2' }
  })
  expect(head).toMatchObject({ status: 429, headers: { 'retry-after': '2', 'content-type': 'application/json' } })
  expect(JSON.parse(bodyOf(body === undefined ? [] : [body]).toString())).toMatchObject({
    error: { code: 'rate_limit_exceeded' }
  })
  const html = stepsOf(openAiResponses, {
    kind: 'status',
    status: 502,
    body: '<h1>Bad</h1>',
    headers: { 'content-type': 'text/html' }
  })
  expect(html[0]).toMatchObject({ status: 502, headers: { 'content-type': 'text/html', 'content-length': '12' } })
  expect(bodyOf(html).toString()).toBe('<h1>Bad</h1>')
})

test('without streaming an in-band error is an HTTP error and a cut leaves half a body', () => {
  const failing = stepsOf(
    openAiResponses,
    { kind: 'stream', acts: [{ text: 'a' }, { error: { kind: 'overloaded' } }] },
    { streaming: false }
  )
  expect(failing[0]).toMatchObject({ do: 'head', status: 503 })
  const cut = stepsOf(openAiResponses, { kind: 'stream', acts: [{ text: 'a' }, { cut: 'eof' }] }, { streaming: false })
  expect(() => JSON.parse(bodyOf(cut).toString())).toThrow(SyntaxError)
})
