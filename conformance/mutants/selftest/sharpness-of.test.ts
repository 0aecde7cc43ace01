import { expect, test } from 'vitest'
import { sharpness } from '../../report/sharpness.ts'
import { mutants } from '../all-mutants.ts'
import { controls } from '../controls/index.ts'
import { nulls } from '../nulls/index.ts'
import { sharpnessOf } from './sharpness-of.ts'

test('reports tell the sharpness of the mutants, controls and nulls that there are; else run `npm run selftest -- --record`', () => {
  expect(sharpness()).toEqual(sharpnessOf({ mutants, controls, nulls }))
})

test('the digest changes with any prediction and not with the order', () => {
  const [first, second] = mutants
  if (first === undefined || second === undefined) throw new Error('there are mutants')
  const one = sharpnessOf({ mutants: [first, second], controls, nulls })
  expect(sharpnessOf({ mutants: [second, first], controls, nulls })).toEqual(one)
  const other = sharpnessOf({ mutants: [first, { ...second, predicts: first.predicts }], controls, nulls })
  expect(other.digest).not.toBe(one.digest)
})
