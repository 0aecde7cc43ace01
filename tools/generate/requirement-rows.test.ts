import { expect, test } from 'vitest'
import { readSpec } from './read-spec.ts'
import { repositoryRoot } from './repository-root.ts'
import { requirementRows } from './requirement-rows.ts'
import type { RequirementRow } from './spec-source.ts'

const spec = await readSpec(repositoryRoot)
const good = {
  id: 'example/one-thing',
  level: 'MUST',
  observable: 'http',
  text: 'A runtime MUST do one thing.',
  anchor: 'chapters/01-example.md#one',
  state: 'law'
}
const rowsOf = (...rows: RequirementRow[]) =>
  requirementRows({
    ...spec,
    requirementFiles: [{ file: 'spec/requirements/example.yaml', chapter: 'example', requirements: rows }]
  })

test('a sound row is taken over with its chapter', () => {
  expect(rowsOf(good)).toEqual([{ ...good, chapter: 'example', needs: [] }])
  expect(
    rowsOf({ ...good, state: { planned: 'kit' }, feature: 'heartbeat', needs: ['tools'], test: 'a.test.ts' })
  ).toEqual([
    {
      ...good,
      chapter: 'example',
      state: { planned: 'kit' },
      feature: 'heartbeat',
      needs: ['tools'],
      test: 'a.test.ts'
    }
  ])
})

test.each<[string, RequirementRow, string]>([
  ['an unknown field', { ...good, note: 'x' }, 'unknown field "note"'],
  ['an id of another chapter', { ...good, id: 'other/one-thing' }, 'the id is not chapter/slug'],
  ['an unknown level', { ...good, level: 'SHALL' }, 'unknown level "SHALL"'],
  ['an unknown way to observe', { ...good, observable: 'eyes' }, 'unknown observable "eyes"'],
  ['no anchor', { ...good, anchor: '' }, 'text and anchor are needed'],
  ['an exclusion without a reason of the list', { ...good, state: { excluded: 'hard' } }, 'unknown state'],
  ['an unknown milestone', { ...good, state: { planned: 'someday' } }, 'unknown state'],
  ['an unknown feature', { ...good, feature: 'telepathy' }, 'unknown feature "telepathy"'],
  ['needs that are no list', { ...good, needs: 'tools' }, 'needs is no list of names']
])('%s is refused with the file and the row', (_, row, fault) => {
  expect(() => rowsOf(row)).toThrow(fault)
  expect(() => rowsOf(row)).toThrow('spec/requirements/example.yaml: ')
})

test('an id stands once', () => {
  expect(() => rowsOf(good, good)).toThrow('example/one-thing: the id is taken')
})
