import { expect, test } from 'vitest'
import { gate } from '../scan-public/gate.ts'
import type { Exchange } from './exchange.ts'
import { sanitizeSet } from './sanitize-set.ts'
import { canaries, encodings, forms, needleOf } from './testing/canaries.ts'
import { anthropicStream, exchangeOf, frames, joinedDeltas, requestOf } from './testing/exchanges.ts'

/** Where a text can stand in an exchange. */
const places: Readonly<Record<string, (text: string) => Exchange>> = {
  'a text delta': (text) => exchangeOf(anthropicStream([`before ${text} behind`])),
  'two text deltas': (text) => exchangeOf(anthropicStream(halves(`before ${text} behind`))),
  'many deltas': (text) => exchangeOf(anthropicStream(pieces(`a ${text} z`))),
  'two deltas of arguments': (text) =>
    exchangeOf(anthropicStream(halves(JSON.stringify({ city: 'Ulm', note: text })), 'partial_json')),
  'arguments as a snapshot': (text) =>
    exchangeOf(
      frames([
        {
          type: 'response.output_item.done',
          item: { type: 'function_call', arguments: JSON.stringify({ note: text }) }
        }
      ]),
      { provider: 'openai-responses' }
    ),
  'overlapping deltas of OpenAI': (text) =>
    exchangeOf(
      frames(
        halves(text).flatMap((piece) => [
          { type: 'response.output_text.delta', output_index: 0, content_index: 0, delta: piece },
          { type: 'response.output_text.delta', output_index: 1, content_index: 0, delta: 'noise' }
        ])
      ),
      { provider: 'openai-responses' }
    ),
  'an error message': (text) =>
    exchangeOf(JSON.stringify({ type: 'error', error: { type: 'api_error', message: `refused: ${text}` } })),
  'a member name': (text) => exchangeOf(JSON.stringify({ error: { details: { [text]: 1 } } })),
  'a prompt': (text) => exchangeOf('{}', { request: requestOf({ messages: [{ role: 'user', content: text }] }) }),
  'arguments of a tool call': (text) =>
    exchangeOf(JSON.stringify({ content: [{ type: 'tool_use', name: 'f', input: { user: { note: text } } }] })),
  'plain text': (text) => exchangeOf(`upstream says ${text}.`, { type: 'text/plain' }),
  'a comment of the stream': (text) => exchangeOf(`: ${text.replaceAll('\n', ' ')}\n\ndata: {"type":"ping"}\n\n`),
  'a frame that was cut': (text) => exchangeOf(`data: {"type":"ping","text":"${JSON.stringify(text).slice(1, -1)} an`),
  'the path of the request': (text) =>
    exchangeOf('{}', { request: requestOf({}, `/v1/${encodeURIComponent(text)}/x`) }),
  'a header that is kept': (text) => {
    const { response, ...rest } = exchangeOf('{}')
    const values = { ...response.headers.values, 'anthropic-beta': text.replaceAll('\n', ' ') }
    return { ...rest, response: { ...response, headers: { values, dropped: [] } } }
  }
}

/** At most sixty pieces, so that the longest canary in its longest encoding takes no minute. */
const pieces = (text: string): string[] => text.match(new RegExp(`[^]{1,${Math.ceil(text.length / 60)}}`, 'g')) ?? []
const halves = (text: string): string[] => [text.slice(0, text.length / 2), text.slice(text.length / 2)]

const everything = ({ request, response }: Exchange): string =>
  [
    request?.path,
    request?.body,
    ...Object.values(response.headers.values),
    response.body,
    response.headers.values['content-type'] === 'text/event-stream' ? joinedDeltas(response.body) : ''
  ].join('\n')

/** All encodings are tried where encodings are undone differently; elsewhere the usual ones. */
const thorough = new Set([
  'a text delta',
  'two text deltas',
  'arguments as a snapshot',
  'plain text',
  'the path of the request'
])
const usual = new Set(['plain', 'every byte URL-encoded', 'base64', 'inside JSON inside JSON'])

const refusedWhereCut = {
  encoding: expect.stringMatching(/^(?:every byte URL-encoded|hex in a string|quoted-printable|entities)/),
  place: expect.stringMatching(/two|overlapping/),
  what: expect.stringMatching(/^one delta alone looks like a|is split over deltas and cannot keep its length$/)
}

for (const [place, exchangeWith] of Object.entries(places)) {
  test.each(canaries)(`no $name survives in ${place}, in no encoding`, async (canary) => {
    const everythingWritten: string[] = []
    for (const [encoding, encode] of Object.entries(encodings)) {
      if (!thorough.has(place) && !usual.has(encoding)) continue
      const { exchanges, findings } = sanitizeSet([exchangeWith(encode(canary.text))])
      if (findings.length > 0) {
        // A delta that ends inside an encoded character may show a beginning that the whole does not: refused, not written.
        expect({ encoding, place, what: findings[0]?.what }).toEqual(refusedWhereCut)
        continue
      }
      const written = everything(exchanges[0]?.exchange as Exchange)
      const seen = written.replaceAll(/[\u200b\u00ad]|\xe2\x80\x8b|\xc2\xad/g, '')
      const survivors = forms(needleOf(canary)).filter((form) => written.includes(form) || seen.includes(form))
      expect({ encoding, survivors }).toEqual({ encoding, survivors: [] })
      everythingWritten.push(written)
    }
    expect(await gate({ name: 'out', text: everythingWritten.join('\n') })).toEqual([])
  })
}

test('the beginning of a block and its first delta are one text', () => {
  const [canary] = canaries
  const text = canary?.text ?? ''
  const { exchanges, findings } = sanitizeSet([
    exchangeOf(
      frames([
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: text.slice(0, 9) } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: text.slice(9) } }
      ])
    )
  ])
  expect(findings).toEqual([])
  const body = exchanges[0]?.exchange.response.body ?? ''
  for (const piece of [text.slice(0, 9), text.slice(9)]) expect(body).not.toContain(piece)
})

test('an address of an example hides no secret, in a link as little as in a location', () => {
  for (const { name, text } of canaries) {
    const url = `https://media.example.test/${encodeURIComponent(text)}/a.png`
    const answer = exchangeOf(JSON.stringify({ images: [{ url }] }), { provider: 'fal-queue' })
    const { response, ...rest } = exchangeOf('{}')
    const values = { ...response.headers.values, location: url }
    for (const exchange of [answer, { ...rest, response: { ...response, headers: { values, dropped: [] } } }]) {
      const { exchanges, findings } = sanitizeSet([exchange])
      const written = findings.length > 0 ? '' : everything(exchanges[0]?.exchange as Exchange)
      expect({ name, kept: written.includes(url) }).toEqual({ name, kept: false })
    }
  }
})
