import { expect, test } from 'vitest'
import { createRandomPool } from './random-pool.ts'

test('no byte of a pool is given out twice, and a pool that does not suffice is drawn anew', () => {
  let draws = 0
  const random = createRandomPool((bytes) => {
    draws += 1
    return Buffer.alloc(bytes, draws)
  })
  const given = Array.from({ length: 400 }, () => random(12))
  expect(draws).toBe(2)
  const places = given.map(({ buffer, byteOffset }, at) => `${at < 341 ? 1 : 2}:${buffer.byteLength}:${byteOffset}`)
  expect(new Set(places).size).toBe(400)
  expect(given.every(({ length }) => length === 12)).toBe(true)
  expect(given[340]?.[0]).toBe(1)
  expect(given[341]?.[0]).toBe(2)
})

test('more bytes than a pool holds are drawn for themselves', () => {
  const random = createRandomPool()
  expect(random(10_000)).toHaveLength(10_000)
  expect(random(12).equals(random(12))).toBe(false)
})
