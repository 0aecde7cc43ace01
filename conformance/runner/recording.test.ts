import { expect, test } from 'vitest'
import type { TranscriptItem } from '../model/transcript.ts'
import { createRecording } from './recording.ts'

const at = { time: 0, execution: 'e' }
const opened = (reader: string, after: number): TranscriptItem => {
  return { kind: 'sse.opened', ...at, reader, after, via: 'query', status: 200, headers: {} }
}
const frame = (reader: string, sequence: number, type = 'output.delta'): TranscriptItem => {
  return { kind: 'sse.frame', ...at, reader, data: '', json: { sequence, type }, offset: 0 }
}
const closed = (reader: string, how: 'eof' | 'reset' | 'client' | 'timeout'): TranscriptItem => {
  return { kind: 'sse.closed', ...at, reader, how, residue: 0 }
}

function brokenOff(...items: TranscriptItem[]) {
  const recording = createRecording()
  for (const item of items) recording.transcript(item)
  return { first: recording.brokenOff(), second: recording.brokenOff() }
}

test('a stream that ended without the terminal event is told once, with how far it had come', () => {
  const { first, second } = brokenOff(
    opened('a', 2),
    frame('a', 3),
    closed('a', 'eof'),
    opened('b', 5),
    closed('b', 'reset')
  )
  expect(first).toEqual([
    { execution: 'e', reader: 'a', after: 3 },
    { execution: 'e', reader: 'b', after: 5 }
  ])
  expect(second).toEqual([])
})

test('a stream that came to the end, that we left, or that lies behind the end is not', () => {
  const whole = [opened('a', 0), frame('a', 4, 'execution.completed'), closed('a', 'eof')]
  const left = [opened('b', 0), frame('b', 1), closed('b', 'client'), opened('c', 0), closed('c', 'timeout')]
  const behind = [opened('d', 4), closed('d', 'eof'), opened('f', 4000), closed('f', 'eof')]
  expect(brokenOff(...whole, ...left, ...behind).first).toEqual([])
})
