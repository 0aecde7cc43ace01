import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'

test('no more enter than there are places, and a place is freed once', () => {
  const admission = createAdmission(2)
  const first = admission.enter(0)
  expect(admission.enter(0)).toBeDefined()
  expect(admission.enter(0)).toBeUndefined()
  first?.release()
  first?.release()
  expect(admission.enter(0)).toBeDefined()
  expect(admission.enter(0)).toBeUndefined()
})

test('the bytes of all that are active are bounded together, and one alone is always taken', () => {
  const admission = createAdmission(100, 10)
  const large = admission.enter(11)
  expect(large).toBeDefined()
  expect(admission.enter(1)).toBeUndefined()
  large?.release()
  expect(admission.enter(6)).toBeDefined()
  expect(admission.enter(5)).toBeUndefined()
  expect(admission.enter(4)).toBeDefined()
})
