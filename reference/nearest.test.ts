import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('the nearest name is found for a slip and none for another word', () => {
  const names = ['model', 'abilities', 'max_concurrency', 'id', 'api_key_env']
  expect(nearest('modle', names)).toBe('model')
  expect(nearest('ability', names)).toBeUndefined()
  expect(nearest('abilites', names)).toBe('abilities')
  expect(nearest('max_concurency', names)).toBe('max_concurrency')
  expect(nearest('ids', names)).toBe('id')
  expect(nearest('zzz', names)).toBeUndefined()
  expect(nearest('x'.repeat(100_000), names)).toBeUndefined()
})
