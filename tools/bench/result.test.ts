import { expect, test } from 'vitest'
import { alternate, type Bench, summarise } from './result.ts'

const bench = (bound: Bench['bound'], target: number): Bench => ({
  name: 'some',
  what: 'something',
  target,
  bound,
  rounds: () => Promise.resolve([])
})

test('a result is the median of its rounds, with the worst and the best beside it', () => {
  expect(summarise(bench('at_least', 0.5), [3, 0.1, 0.6, 0.2, 0.7])).toEqual({
    name: 'some',
    ratio: 0.6,
    min: 0.1,
    max: 3,
    target: 0.5,
    bound: 'at_least',
    met: true
  })
  expect(summarise(bench('at_least', 0.5), [1, 0.2]).ratio).toBe(0.6)
})

test('a floor is missed below it and a ceiling above it, before rounding', () => {
  expect(summarise(bench('at_least', 0.5), [0.49999]).met).toBe(false)
  expect(summarise(bench('at_least', 0.5), [0.5]).met).toBe(true)
  expect(summarise(bench('at_most', 64), [64]).met).toBe(true)
  expect(summarise(bench('at_most', 64), [64.001]).met).toBe(false)
})

test('no round is no result', () => {
  expect(() => summarise(bench('at_least', 1), [])).toThrow('some measured nothing')
})

test('both ways are warmed up, take turns at going first, and a ratio above one says that ours is faster', async () => {
  const order: string[] = []
  const way = (name: string, time: number) => async (): Promise<number> => {
    order.push(name)
    return time
  }
  expect(await alternate(2, way('ours', 10), way('bare', 20))).toEqual([2, 2])
  expect(order).toEqual(['bare', 'ours', 'bare', 'ours', 'ours', 'bare'])
})
