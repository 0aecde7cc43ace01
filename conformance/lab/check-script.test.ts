import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallScript } from '../model/script.ts'
import { checkCallScript, checkCalls } from './check-script.ts'

const everything: CallScript = {
  kind: 'stream',
  preamble: false,
  before: { barrier: 'b' },
  headers: { 'x-a': 'b' },
  variants: ['no_sequence', 'unpadded'],
  framing: {
    eol: 'cr',
    bom: true,
    comments: false,
    split: 12,
    space: false,
    multiline: true,
    unterminated: true,
    gzip: false
  },
  acts: [
    { text: 'a', part: 1 },
    { reasoning: 'a' },
    { refusal: 'a' },
    { tool: { call: 'x', name: 'f', form: 'snapshot' } },
    { args: { call: 'x', delta: '{}' } },
    { usage: { input: -1, output: null, cache_read: '7', cache_write: 1.5, reasoning: 0 } },
    { error: { kind: 'quota', message: 'm', form: 'flat' } },
    { noise: 'comment' },
    { wait: 3 },
    { barrier: 'x' },
    { stall: true },
    { cut: 'eof' },
    { raw: { utf8: 'a' } },
    { socket: { base64: 'YQ==' } },
    { end: { finish: 'other', served_model: 'm', form: 'no_usage' } }
  ]
}

test('every act, framing and kind of call is accepted', () => {
  expect(checkCallScript(everything, '')).toBeUndefined()
  expect(
    checkCallScript(
      { kind: 'status', status: 429, error: { kind: 'quota' }, body: '', headers: {}, before: { wait: 1 } },
      ''
    )
  ).toBeUndefined()
  expect(checkCallScript({ kind: 'drop', how: 'fin' }, '')).toBeUndefined()
})

test.each<[unknown, string]>([
  [{ kind: 'strem', acts: [] }, 'call.kind: must be one of stream, status, drop'],
  [{ kind: 'toString' }, 'call.kind: must be one of stream, status, drop'],
  [{ kind: 'stream' }, 'call.acts: must be a list'],
  [{ kind: 'stream', acts: [{}] }, 'call.acts[0]: an act has exactly one key, this has 0: none'],
  [
    { kind: 'stream', acts: [{ text: 'a', wait: 1 }] },
    'call.acts[0]: an act has exactly one key, this has 2: text, wait'
  ],
  [{ kind: 'stream', acts: [{ wait: 1, part: 0 }] }, 'call.acts[0].part: wait has no part'],
  [{ kind: 'stream', acts: [{ end: { finish: 'done' } }] }, 'call.acts[0].end.finish: must be one of stop, length,'],
  [
    { kind: 'stream', acts: [{ args: { call: 'x', delta: '' } }] },
    'call.acts[0].args.call: no tool act before it opens x'
  ],
  [
    { kind: 'stream', acts: [], framing: { split: 1.5 } },
    'call.framing.split: must be frame, byte, whole, straddle or a whole number'
  ],
  [{ kind: 'stream', acts: [], colour: 1 }, 'call.colour: unknown field; fields are kind, acts,'],
  [{ kind: 'status', status: 99 }, 'call.status: must be an HTTP status'],
  [{ kind: 'drop', how: 'slowly' }, 'call.how: must be one of reset, fin, silence'],
  [null, 'call: a call must be an object with a kind']
])('%j is refused with its place', (script, message) => {
  const mistake = checkCallScript(script, 'call')
  expect(`${mistake?.path}: ${mistake?.message}`).toContain(message)
})

test('any value at all gets an answer, never an exception', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      expect(() => checkCalls(value, '')).not.toThrow()
      expect(() => checkCalls([[value]], '')).not.toThrow()
      expect(() => checkCallScript({ kind: 'stream', acts: [value] }, '')).not.toThrow()
    }),
    { numRuns: 300, seed: 5 }
  )
})
