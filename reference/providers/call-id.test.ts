import { expect, test } from 'vitest'
import { portableCallId } from './call-id.ts'

const shared = /^[A-Za-z0-9_-]{1,64}$/

test('ids of the shape that all providers take are sent as they are', () => {
  for (const id of ['call_1', 'toolu_01A-b', 'x', 'a'.repeat(64)]) expect(portableCallId(id)).toBe(id)
})

test('any other id becomes one of that shape, the same each time and different for different ids', () => {
  const strange = ['call.1', 'a b', 'ü', '', 'a'.repeat(65), 'fc:1|call:2', '../x', '\n']
  const sent = strange.map(portableCallId)
  for (const id of sent) expect(id).toMatch(shared)
  expect(new Set(sent).size).toBe(strange.length)
  expect(strange.map(portableCallId)).toEqual(sent)
})
