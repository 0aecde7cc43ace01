import { expect, test } from 'vitest'
import { editRequest } from '../shared/sample/edit.ts'
import { expectCaught } from '../shared/sample/expect-caught.ts'
import { judgeSample } from '../shared/sample/judge-sample.ts'
import { alone, goodCall } from '../shared/sample/samples.ts'

test('a part that the provider is not told is caught, in whatever order the others come', () => {
  const id = 'provider-spi/never-drops-fields'
  const part = (name: string) => ({ type: 'text', text: `part-${name}-n-0123456789abcdef` })
  const told = (...marks: string[]) =>
    editRequest((item) => ({ ...item, marks }))(
      alone(goodCall, { request: { input: [part('a'), { type: 'json', value: { of: [part('b')] } }, part('c')] } })
    )
  for (const marks of [['a'], ['c'], ['a', 'b'], []]) {
    expectCaught(id, told('a', 'b', 'c'), () => told(...marks))
  }
  expect(judgeSample(id, told('b', 'a', 'c')).violations).toEqual([])
  expect(judgeSample(id, alone(goodCall)).antecedents).toBe(0)
})
