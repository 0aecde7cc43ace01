import { expect, test } from 'vitest'
import { block, comment, declarationComment } from './layout.ts'

test('lines without a comment share columns, and a line with one stands alone', () => {
  const rows = [
    { cells: ['A', 'string', '`json:"a"`'] },
    { cells: ['Longer', 'int64', '`json:"longer"`'] },
    { cells: ['C', 'bool', '`json:"c"`'], comment: 'What c says.' },
    { cells: ['D', '[]string', '`json:"d"`'] }
  ]
  expect(block(rows)).toBe(
    [
      '\tA      string `json:"a"`',
      '\tLonger int64  `json:"longer"`',
      '',
      '\t// What c says.',
      '\tC bool `json:"c"`',
      '',
      '\tD []string `json:"d"`',
      ''
    ].join('\n')
  )
})

test('a long comment is broken between words, and its paragraphs stay apart', () => {
  const lines = comment(`${'word '.repeat(40)}\n\nThe end.`, '\t').split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(100)
  expect(lines.slice(-4)).toEqual([expect.stringMatching(/^\t\/\/ word/), '\t//', '\t// The end.', ''])
  expect(lines.join(' ').match(/word/g)).toHaveLength(40)
})

test('a declaration is told by its name, and by nothing where the schema says nothing', () => {
  expect(declarationComment('Target', 'The names.')).toBe('// Target: the names.\n')
  expect(declarationComment('ModelPage', 'A page.')).toBe('// ModelPage: a page.\n')
  expect(declarationComment('Limits', 'JSON only.')).toBe('// Limits: JSON only.\n')
  expect(declarationComment('Other', '')).toBe('')
})
