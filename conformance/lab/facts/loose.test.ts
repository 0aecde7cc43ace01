import { expect, test } from 'vitest'
import { list, record, text } from './loose.ts'

test('a value of the wrong shape is an empty one of the right shape', () => {
  for (const value of [undefined, null, 7, 'x', [1], true]) expect(record(value)).toEqual({})
  for (const value of [undefined, null, 7, 'x', {}]) expect(list(value)).toEqual([])
  for (const value of [undefined, null, 7, {}, []]) expect(text(value)).toBe('')
})

test('a value of the right shape is itself', () => {
  const [object, array] = [{ a: 1 }, [1]]
  expect(record(object)).toBe(object)
  expect(list(array)).toBe(array)
  expect(text('x')).toBe('x')
})
