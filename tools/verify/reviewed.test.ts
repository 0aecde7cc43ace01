import { expect, test } from 'vitest'
import { memoryTree } from './file-tree.ts'
import { parseReviewed } from './parse-reviewed.ts'
import { requirementRows } from './requirement-row.ts'
import { accept, reviewHash } from './reviewed.ts'

const file = (text: string) =>
  JSON.stringify({
    chapter: 'sequence',
    requirements: [
      { id: 'sequence/dense', level: 'MUST', text },
      { id: 'sequence/base', level: 'MUST', text: 'One.' }
    ]
  })
const rows = requirementRows(memoryTree({ 'spec/requirements/sequence.yaml': file('Dense.') }))

test('accepting one id records that sentence and leaves the others as they were', () => {
  const before = { 'sequence/base': 'old', 'sequence/dense': 'old' }
  expect(accept(before, rows, ['sequence/dense'])).toEqual({
    'sequence/base': 'old',
    'sequence/dense': reviewHash({ level: 'MUST', text: 'Dense.' })
  })
})

test('accepting an id whose row is gone drops it, and an id that never was is refused', () => {
  expect(accept({ 'sequence/gone': 'x' }, rows, ['sequence/gone'])).toEqual({})
  expect(() => accept({}, rows, ['sequence/typo'])).toThrow('no requirement has the id sequence/typo')
})

test('accepting all records every row in order of its id', () => {
  expect(Object.keys(accept({ 'sequence/gone': 'x' }, rows, ['all']))).toEqual(['sequence/base', 'sequence/dense'])
})

test('a review covers the severity of a sentence too', () => {
  expect(reviewHash({ level: 'MUST', text: 'Dense.' })).not.toBe(reviewHash({ level: 'MAY', text: 'Dense.' }))
})

test('recorded reviews that are no object of hashes are refused', () => {
  const read = (text: string) => parseReviewed(memoryTree({ 'spec/requirements/reviewed.json': text }))
  expect(read('{"a":"b"}')).toEqual({ a: 'b' })
  expect(() => read('{"a":1}')).toThrow('not an object of hashes')
  expect(() => read('null')).toThrow('not an object of hashes')
})
