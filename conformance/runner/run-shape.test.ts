import { expect, test } from 'vitest'
import type { Item } from '../model/verdict.ts'
import { countShape, noShapes, shapeOf } from './run-shape.ts'

const log = (reader: string, ...types: string[]): Item[] =>
  types.map((type) => ({ kind: 'sse.frame', time: 0, reader, execution: 'e', data: '', json: { type }, offset: 0 }))

const opened = (reader: string, after: number): Item => ({
  kind: 'sse.opened',
  time: 0,
  reader,
  execution: 'e',
  after,
  via: 'query',
  status: 200,
  headers: {}
})

test('the shape of a run is told by its logs, readers and exchanges', () => {
  const plain = log('live', 'execution.accepted', 'route.selected', 'output.delta', 'execution.completed')
  expect(shapeOf(plain)).toEqual({ fellBack: false, failedAfterOutput: false, reconnected: false, cancelled: false })
  const fell = log('live', 'route.selected', 'route.attempt_failed', 'route.selected', 'execution.completed')
  expect(shapeOf(fell).fellBack).toBe(true)
  expect(shapeOf(log('live', 'route.selected', 'tool.call.started', 'execution.failed')).failedAfterOutput).toBe(true)
  expect(shapeOf(log('live', 'route.selected', 'usage.reported', 'execution.failed')).failedAfterOutput).toBe(false)
  expect(shapeOf([opened('back', 3)]).reconnected).toBe(true)
})

test('two readers of one log are no fall back, and a sweep is no reconnect', () => {
  expect(shapeOf([...log('a', 'route.selected'), ...log('b', 'route.selected')]).fellBack).toBe(false)
  expect(shapeOf([opened('sweep-3', 3)]).reconnected).toBe(false)
})

test('shapes are counted over runs', () => {
  const counts = noShapes()
  countShape(counts, { fellBack: true, failedAfterOutput: false, reconnected: true, cancelled: false })
  countShape(counts, { fellBack: true, failedAfterOutput: false, reconnected: false, cancelled: false })
  expect(counts).toEqual({ runs: 2, fellBack: 2, failedAfterOutput: 0, reconnected: 1, cancelled: 0 })
})
