import { expect, test } from 'vitest'
import type { Act, CallScript, StreamScript, UsageCounters } from '../model/script.ts'
import type { DialectName } from '../model/topology.ts'
import { loadCases } from '../scenarios/load-cases.ts'
import { isTextDialect } from './dialects/index.ts'

const text: readonly DialectName[] = ['openai-responses', 'anthropic-messages', 'openai-chat-completions']
const fal: readonly DialectName[] = ['fal-queue']
const all = [...text, ...fal]

interface Verb {
  readonly plays: (script: CallScript) => boolean
  /** The dialects in which it has a meaning; default: those that stream. */
  readonly in?: readonly DialectName[]
}

const stream = (is: (script: StreamScript) => boolean) => (script: CallScript) => script.kind === 'stream' && is(script)
const acts = (is: (act: Act, index: number, all: readonly Act[]) => boolean) =>
  stream(({ acts: said }) => said.some((act, index) => is(act, index, said)))
const framed = (is: (framing: NonNullable<StreamScript['framing']>) => boolean) =>
  stream(({ framing }) => framing !== undefined && is(framing))
const status =
  (code: number, is: (script: Extract<CallScript, { kind: 'status' }>) => boolean = () => true) =>
  (script: CallScript) =>
    script.kind === 'status' && script.status === code && is(script)
const retryAfter = (value: RegExp) => (script: CallScript) =>
  script.kind === 'status' && value.test(script.headers?.['retry-after'] ?? '')
const dropped = (how: string) => (script: CallScript) => script.kind === 'drop' && script.how === how
const output = (act: Act): boolean => 'text' in act || 'tool' in act
const after = (before: (act: Act) => boolean, is: (act: Act) => boolean) =>
  acts((act, index, said) => is(act) && said.slice(0, index).some(before))
const isCut = (how: string) => (act: Act) => 'cut' in act && act.cut === how
const isStall = (act: Act): boolean => 'stall' in act
const isError = (act: Act): boolean => 'error' in act
const isEnd = (act: Act): boolean => 'end' in act
const opensAFrame = (act: Act): boolean => 'raw' in act && 'utf8' in act.raw && /^data: [^\n]*$/.test(act.raw.utf8)
const finish = (reason: string) => acts((act) => 'end' in act && act.end.finish === reason)
const usage = (is: (value: unknown) => boolean) => acts((act) => 'usage' in act && Object.values(act.usage).some(is))
const running = (compare: (later: UsageCounters, earlier: UsageCounters) => boolean) =>
  stream(({ acts: said }) => {
    const told = said.flatMap((act) => ('usage' in act ? [act.usage] : []))
    return told.some((later, at) => at > 0 && compare(later, told[at - 1] ?? {}))
  })
const poll = (http: number) => acts((act) => 'poll' in act && act.poll.http === http)
const silentBehind = (script: StreamScript, is: (before: readonly Act[]) => boolean): boolean => {
  const place = script.acts.findIndex(isStall)
  return place !== -1 && is(script.acts.slice(0, place))
}
const quotesTheKey = (script: CallScript): boolean => /"message":"[^"]*\{\{key\}\}/.test(JSON.stringify(script))

/** Every fault verb of the lab, as the design of the kit lists them. */
const verbs: Readonly<Record<string, Verb>> = {
  refuse: { plays: dropped('refuse'), in: all },
  'reset before headers': { plays: dropped('reset'), in: all },
  'close before headers': { plays: dropped('fin') },
  'reset after headers': {
    plays: stream((script) => script.preamble === false && isCut('reset')(script.acts[0] as Act))
  },
  'reset after output': { plays: after(output, isCut('reset')) },
  'reset inside a frame': { plays: after(opensAFrame, isCut('reset')) },
  'end inside a frame': { plays: after(opensAFrame, isCut('eof')) },
  'broken transfer coding': { plays: acts((act) => 'socket' in act) },
  'stall before the head': { plays: dropped('silence'), in: fal },
  'stall before the head of a stream': { plays: (script) => 'before' in script && 'stall' in (script.before ?? {}) },
  'stall before output': { plays: stream((script) => silentBehind(script, (before) => !before.some(output))) },
  'stall after output': { plays: stream((script) => silentBehind(script, (before) => before.some(output))) },
  'stall inside a frame': { plays: after(opensAFrame, isStall) },
  'slow headers': {
    plays: (script) => 'before' in script && ('wait' in (script.before ?? {}) || 'barrier' in (script.before ?? {})),
    in: all
  },
  'one byte per write': { plays: framed(({ split }) => split === 'byte') },
  'split inside UTF-8': {
    plays: stream(
      ({ framing, acts: said }) => typeof framing?.split === 'number' && /[^\0-\x7f]/.test(JSON.stringify(said))
    )
  },
  'two frames in three chunks': { plays: framed(({ split }) => split === 'straddle') },
  'all frames in one write': { plays: framed(({ split }) => split === 'whole') },
  CR: { plays: framed(({ eol }) => eol === 'cr') },
  CRLF: { plays: framed(({ eol }) => eol === 'crlf') },
  'several data lines': { plays: framed(({ multiline }) => multiline === true) },
  comments: { plays: framed(({ comments }) => comments === true) },
  'byte order mark': { plays: framed(({ bom }) => bom === true) },
  '5 MB frame': { plays: acts((act) => 'text' in act && act.text.length >= 5_000_000) },
  gzip: { plays: framed(({ gzip }) => gzip === true) },
  'HTML body': {
    plays: (script) => script.kind === 'status' && script.status >= 400 && /<html/.test(script.body ?? '')
  },
  '200 with an error body': { plays: status(200, ({ error }) => error !== undefined) },
  '200 with a page': { plays: status(200, ({ body }) => /<html/.test(body ?? '')) },
  'wrong content type': { plays: stream(({ headers }) => headers?.['content-type'] !== undefined) },
  'in-band error first': { plays: stream(({ acts: [first] }) => first !== undefined && isError(first)) },
  'in-band error in the middle': { plays: after(output, isError) },
  'in-band error last': { plays: after(isEnd, isError) },
  'truncated JSON': {
    plays: acts((act) => 'raw' in act && 'utf8' in act.raw && /^(.*\n)?data: \{[^}\n]*\n\n$/.test(act.raw.utf8))
  },
  'missing terminal': { plays: after(output, isCut('eof')) },
  'doubled terminal': { plays: after(isEnd, isEnd) },
  'unterminated last frame': { plays: framed(({ unterminated }) => unterminated === true) },
  'preamble then failure': {
    plays: stream(({ acts: said }) => said.some(isError) && !said.some(output) && said.length > 1)
  },
  'empty output': { plays: stream(({ acts: said }) => said.some(isEnd) && !said.some(output)), in: text },
  refusal: { plays: finish('refusal') },
  length: { plays: finish('length') },
  'content filter': { plays: finish('content_filter') },
  pause: { plays: finish('pause') },
  'interleaved tool calls': {
    plays: acts((act, index, said) => {
      const next = said[index + 1]
      return 'args' in act && next !== undefined && 'args' in next && next.args.call !== act.args.call
    })
  },
  'late name': {
    plays: acts((act) => 'tool' in act && act.tool.form === 'late_name'),
    in: ['openai-responses', 'openai-chat-completions']
  },
  'arguments only in the final snapshot': { plays: acts((act) => 'tool' in act && act.tool.form === 'snapshot') },
  'empty arguments': {
    plays: acts(
      (act, _, said) => 'tool' in act && !said.some((other) => 'args' in other && other.args.call === act.tool.call)
    )
  },
  'usage absent': { plays: stream(({ acts: said }) => said.some(isEnd) && !said.some((act) => 'usage' in act)) },
  'usage null': { plays: usage((value) => value === null) },
  'usage zero': { plays: usage((value) => value === 0) },
  'usage negative': { plays: usage((value) => Number(value) < 0) },
  'usage fractional': { plays: usage((value) => typeof value === 'number' && !Number.isInteger(value)) },
  'usage as a string': { plays: usage((value) => typeof value === 'string') },
  'running totals up': { plays: running((later, earlier) => Number(later.output) > Number(earlier.output)) },
  'running totals down': {
    plays: running(
      (later, earlier) => Number(later.input) < Number(earlier.input) || Number(later.output) < Number(earlier.output)
    )
  },
  'usage after the terminal': {
    plays: after(isEnd, (act) => 'usage' in act),
    in: ['anthropic-messages', 'openai-chat-completions']
  },
  'key echoed in an error': { plays: (script) => script.kind === 'status' && quotesTheKey(script), in: all },
  'key echoed in the stream': { plays: stream(quotesTheKey), in: all },
  'redirect to another host': {
    plays: (script) => /"location":"\{\{elsewhere\}\}/.test(JSON.stringify(script)),
    in: all
  },
  'Retry-After in seconds': { plays: retryAfter(/^\d{1,4}$/), in: all },
  'Retry-After as a date': { plays: retryAfter(/^\{\{date/) },
  'Retry-After absurd': { plays: retryAfter(/^\d{8,}$/) },
  'Retry-After invalid': { plays: retryAfter(/^(soon|-\d+|Infinity)$/) },
  'job in the queue': { plays: acts((act) => 'queue' in act), in: fal },
  'job that runs': { plays: acts((act) => 'progress' in act), in: fal },
  'job with an unknown status': { plays: acts((act) => 'poll' in act && typeof act.poll.status === 'string'), in: fal },
  'job without a status': { plays: acts((act) => 'poll' in act && act.poll.status === null), in: fal },
  'COMPLETED with an error': { plays: acts((act) => 'error' in act && act.error.form === 'status'), in: fal },
  '422 with a detail': { plays: acts((act) => 'error' in act && act.error.kind === 'invalid_request'), in: fal },
  'foreign status URL': { plays: stream(({ queue }) => queue?.submit?.status_url !== undefined), in: fal },
  'cancel 202': {
    plays: stream(
      ({ queue, acts: said }) => queue?.cancel === undefined && said.some((act) => 'queue' in act && !said.some(isEnd))
    ),
    in: fal
  },
  'cancel 400': { plays: stream(({ queue }) => queue?.cancel?.http === 400), in: fal },
  'cancel 404': { plays: stream(({ queue }) => queue?.cancel?.http === 404), in: fal },
  ...Object.fromEntries(
    [400, 401, 403, 404, 408, 422, 429, 500, 502, 503, 504].map((code) => [
      `status ${code}`,
      { plays: status(code), in: all }
    ])
  ),
  ...Object.fromEntries([402, 409, 413, 418, 425, 529].map((code) => [`status ${code}`, { plays: status(code) }])),
  ...Object.fromEntries(
    [401, 404, 429, 500, 502, 503].map((code) => [`${code} to a question about a job`, { plays: poll(code), in: fal }])
  )
}

const cases = loadCases()

test.each(Object.entries(verbs))(
  'the fault verb "%s" is played in every dialect that has it',
  (_, { plays, in: dialects = text }) => {
    const playing = cases.filter(({ calls }) => calls.flat().some(plays))
    for (const dialect of dialects) {
      const there = playing.filter(({ dialects: own }) => own?.includes(dialect) ?? isTextDialect(dialect))
      expect(
        there.map(({ id }) => id),
        dialect
      ).not.toEqual([])
    }
  }
)
