import { expect, test } from 'vitest'
import type { TranscriptItem } from '../model/transcript.ts'
import type { RunEnded, RunStarted } from '../model/verdict.ts'
import { createFloodWatch } from './flood-watch.ts'
import { createRecording } from './recording.ts'

const base = { time: 1, reader: 'r', execution: 'e' }

const closed = (how: 'overflow' | 'timeout' | 'eof'): TranscriptItem => ({
  ...base,
  kind: 'sse.closed',
  how,
  residue: 0
})

const opened: TranscriptItem = {
  ...base,
  kind: 'sse.opened',
  started: 0,
  after: 0,
  via: 'none',
  status: 200,
  headers: {}
}

function recorded(frames: number, how: 'overflow' | 'timeout' | 'eof') {
  const recording = createRecording()
  recording.transcript(opened)
  for (let at = 1; at <= frames; at += 1) {
    recording.transcript({ ...base, kind: 'sse.frame', data: '{}', json: { sequence: at }, offset: at })
  }
  recording.transcript(closed(how))
  const items = recording.items({ kind: 'run', time: 0 } as RunStarted, { kind: 'end', time: 2 } as RunEnded)
  return items.filter(({ kind }) => kind === 'sse.frame').length
}

test('of a stream without an end its head is kept, of any other all of it', () => {
  expect(recorded(6000, 'overflow')).toBe(5000)
  expect(recorded(6000, 'eof')).toBe(6000)
  expect(recorded(20_000, 'timeout')).toBe(20_000)
  expect(recorded(20_001, 'timeout')).toBe(5000)
})

test('a runtime that says too much in twelve runs is left, and not before', () => {
  const watch = createFloodWatch()
  for (let run = 1; run < 12; run += 1) {
    watch.look([opened, closed('overflow')])
    watch.look([opened, closed('eof'), closed('timeout')])
  }
  expect([watch.sentence(), watch.signal.aborted]).toEqual([undefined, false])
  watch.look([closed('overflow')])
  expect([watch.sentence(), watch.signal.aborted]).toEqual([
    'the runtime sent more than the kit keeps in 12 runs',
    true
  ])
})
