import { expect, test } from 'vitest'
import { createUtf8Stream } from './utf8.ts'

function decode(chunks: readonly Uint8Array[]): string | undefined {
  const stream = createUtf8Stream()
  let text = ''
  for (const chunk of chunks) {
    const piece = stream.decode(chunk)
    if (piece === undefined) return undefined
    text += piece
  }
  return stream.open ? undefined : text
}

const samples = ['plain', 'é', '€', '🧭', 'a\u0301', '日本語', '\u{10ffff}', '\u0080\u07ff\u0800\uffff', 'x🧭y€z']

test('every two-cut of characters of every length decodes to the same text', () => {
  for (const sample of samples) {
    const bytes = new TextEncoder().encode(sample)
    for (let first = 0; first <= bytes.length; first++) {
      for (let second = first; second <= bytes.length; second++) {
        const cut = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)]
        expect(decode(cut)).toBe(sample)
      }
    }
  }
})

test('sequences that are not UTF-8 are refused whole and byte by byte', () => {
  const faults = [
    [0x80],
    [0xc0, 0xaf],
    [0xc3],
    [0xc3, 0x28],
    [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf8, 0x88],
    [0xff]
  ]
  for (const fault of faults) {
    expect(decode([Uint8Array.from([0x61, ...fault])])).toBeUndefined()
    expect(decode([0x61, ...fault].map((byte) => Uint8Array.of(byte)))).toBeUndefined()
  }
})

test('bytes held for the next chunk are a copy of the buffer they came in', () => {
  const stream = createUtf8Stream()
  const buffer = Uint8Array.of(0xe2, 0x82)
  expect(stream.decode(buffer)).toBe('')
  buffer.fill(0x61)
  expect(stream.decode(Uint8Array.of(0xac))).toBe('€')
})
