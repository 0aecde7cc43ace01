import { expect, test } from 'vitest'
import { memoryTree } from '../file-tree.ts'
import type { Check, MutantEntry } from '../repository.ts'
import { reviewHash } from '../reviewed.ts'
import { chapterLinks } from './chapter-links.ts'
import { clientRows } from './client-rows.ts'
import { lawFiles } from './law-files.ts'
import { lawMutants } from './law-mutants.ts'
import { operationFiles } from './operation-files.ts'
import { providerFolders } from './provider-folders.ts'
import { releasedRows } from './released-rows.ts'
import { requirementRowsCheck } from './requirement-rows.ts'
import { reviewedTexts } from './reviewed-texts.ts'
import { rowAnchors } from './row-anchors.ts'
import { schemaExamples } from './schema-examples.ts'
import { testPaths } from './test-paths.ts'

type Files = Record<string, string>
type Row = Record<string, unknown>

const text = 'Every next number MUST be one greater.'
const dense: Row = {
  id: 'sequence/dense',
  level: 'MUST',
  observable: 'lab',
  text,
  anchor: 'chapters/08-sequence.md#numbers',
  state: 'law'
}
const unseen: Row = {
  id: 'sequence/unseen',
  level: 'MUST',
  observable: 'no',
  text: 'Numbers MUST be given at append.',
  anchor: 'chapters/08-sequence.md#numbers',
  state: { excluded: 'not-observable' },
  test: 'reference/core/writer.test.ts'
}

function rowFile(...rows: Row[]): Files {
  return { 'spec/requirements/sequence.yaml': JSON.stringify({ chapter: 'sequence', requirements: rows }) }
}

function messages(check: Check, files: Files, mutants?: readonly MutantEntry[]): readonly string[] {
  const repository = { tree: memoryTree(files), ...(mutants ? { mutants } : {}) }
  return check.run(repository).map((finding) => `${finding.path}: ${finding.message}`)
}

const features = { 'spec/features.yaml': 'reasoning: Reasoning as delta events.\n' }

test('well formed rows are clean', () => {
  expect(messages(requirementRowsCheck, { ...features, ...rowFile(dense, unseen) })).toEqual([])
  const planned = {
    ...dense,
    feature: 'reasoning',
    needs: ['tools', 'process', 'unclaimed-reasoning'],
    state: { planned: 'kit' }
  }
  expect(messages(requirementRowsCheck, { ...features, ...rowFile(planned) })).toEqual([])
})

test.each<[string, Row, string]>([
  ['a level of its own', { ...dense, level: 'SHALL' }, 'has the level SHALL'],
  ['an unknown observable', { ...dense, observable: 'maybe' }, 'has observable maybe'],
  ['an unknown feature', { ...dense, feature: 'telepathy' }, 'names the unknown feature telepathy'],
  ['an unknown need', { ...dense, needs: ['luck'] }, 'has the unknown need luck'],
  ['no text', { ...dense, text: '' }, 'has no text'],
  ['another chapter', { ...dense, id: 'events/dense' }, 'does not begin with its chapter'],
  ['no state', { ...dense, state: undefined }, 'is in no state'],
  [
    'an unknown feature that must be missing',
    { ...dense, needs: ['unclaimed-magic'] },
    'has the unknown need unclaimed-magic'
  ],
  ['an unknown milestone', { ...dense, state: { planned: 'someday' } }, 'is planned for the unknown milestone someday'],
  ['an unknown reason', { ...unseen, state: { excluded: 'hard' } }, 'is excluded for the unknown reason hard'],
  ['a law on nothing', { ...unseen, state: 'law' }, 'has a law though nothing of it can be observed'],
  ['a visible exclusion', { ...dense, state: { excluded: 'definition' } }, 'is excluded though it is observable: lab'],
  ['no test for the unseen', { ...unseen, test: undefined }, 'names no test though it is not observable']
])('a row with %s is found', (_name, row, message) => {
  expect(messages(requirementRowsCheck, { ...features, ...rowFile(row) })).toEqual([
    `spec/requirements/sequence.yaml: ${String(row.id)} ${message}`
  ])
})

test('an id that is there twice is found', () => {
  expect(messages(requirementRowsCheck, rowFile(dense, dense))).toEqual([
    'spec/requirements/sequence.yaml: sequence/dense is there twice'
  ])
})

test('a row needs its anchor in its chapter', () => {
  const chapter = 'spec/chapters/08-sequence.md'
  expect(messages(rowAnchors, { ...rowFile(dense), [chapter]: '<a id="numbers"></a>' })).toEqual([])
  const message =
    'spec/requirements/sequence.yaml: sequence/dense leads to chapters/08-sequence.md#numbers, which does not exist'
  expect(messages(rowAnchors, { ...rowFile(dense), [chapter]: '## Numbers' })).toEqual([message])
  expect(messages(rowAnchors, rowFile(dense))).toEqual([message])
})

test('a sentence stands as it was reviewed', () => {
  const reviewed = (hashes: Record<string, string>): Files => ({
    ...rowFile(dense),
    'spec/requirements/reviewed.json': JSON.stringify(hashes)
  })
  const now = reviewHash({ level: 'MUST', text })
  expect(messages(reviewedTexts, reviewed({ 'sequence/dense': now }))).toEqual([])
  expect(messages(reviewedTexts, reviewed({ 'sequence/dense': reviewHash({ level: 'SHOULD', text }) }))).toEqual([
    'spec/requirements/sequence.yaml: sequence/dense changed its sentence or level without review: review it, then npm run -s verify -- --accept sequence/dense'
  ])
  expect(messages(reviewedTexts, rowFile(dense))).toEqual([
    'spec/requirements/sequence.yaml: sequence/dense is new and not reviewed: review it, then npm run -s verify -- --accept sequence/dense'
  ])
  expect(messages(reviewedTexts, reviewed({ 'sequence/dense': now, 'sequence/gone': 'x' }))).toEqual([
    'spec/requirements/reviewed.json: sequence/gone was removed without review: review it, then npm run -s verify -- --accept sequence/gone'
  ])
})

test('a named test exists and is a test', () => {
  expect(messages(testPaths, { ...rowFile(unseen), 'reference/core/writer.test.ts': '' })).toEqual([])
  expect(messages(testPaths, rowFile(unseen))).toEqual([
    'spec/requirements/sequence.yaml: sequence/unseen names reference/core/writer.test.ts, which does not exist'
  ])
  expect(messages(testPaths, rowFile({ ...unseen, test: 'reference/core/writer.ts' }))).toEqual([
    'spec/requirements/sequence.yaml: sequence/unseen names reference/core/writer.ts, which is no test file'
  ])
})

test('links between documents lead somewhere', () => {
  const other = { 'spec/chapters/b.md': '<a id="there"></a>' }
  const page = (link: string): Files => ({ ...other, 'spec/chapters/a.md': `see [b](${link})` })
  expect(messages(chapterLinks, page('b.md#there'))).toEqual([])
  expect(messages(chapterLinks, page('https://example.test/'))).toEqual([])
  expect(messages(chapterLinks, page('b.md#gone'))).toEqual([
    'spec/chapters/a.md: links to b.md#gone, which does not exist'
  ])
  expect(messages(chapterLinks, page('c.md'))).toEqual(['spec/chapters/a.md: links to c.md, which does not exist'])
})

test('schemas and examples answer each other', () => {
  const schema = { 'spec/schemas/Target.yaml': '', 'spec/schemas/events/OutputDeltaEvent.yaml': '' }
  const examples = { 'spec/examples/Target.full.json': '', 'spec/examples/OutputDeltaEvent.json': '' }
  expect(messages(schemaExamples, { ...schema, ...examples })).toEqual([])
  expect(messages(schemaExamples, { ...schema, 'spec/examples/Target.json': '' })).toEqual([
    'spec/schemas/events/OutputDeltaEvent.yaml: has no example in spec/examples'
  ])
  expect(messages(schemaExamples, { ...schema, ...examples, 'spec/examples/Targets.json': '' })).toEqual([
    'spec/examples/Targets.json: names no schema: Targets'
  ])
})

test('operations, path files and route files answer each other', () => {
  const path = { 'spec/paths/get-runtime.yaml': 'get:\n  operationId: getRuntime\n' }
  const route = { 'reference/http/routes/get-runtime.ts': '', 'reference/http/routes/get-runtime.test.ts': '' }
  expect(messages(operationFiles, { ...path, ...route })).toEqual([])
  expect(messages(operationFiles, path)).toEqual([
    'spec/paths/get-runtime.yaml: operation getRuntime has no route file reference/http/routes/get-runtime.ts'
  ])
  expect(messages(operationFiles, route)).toEqual([
    'reference/http/routes/get-runtime.ts: is a route file of no operation'
  ])
  expect(
    messages(operationFiles, { ...route, 'spec/paths/runtime.yaml': path['spec/paths/get-runtime.yaml'] })
  ).toEqual(['spec/paths/runtime.yaml: holds operation getRuntime, whose path file is get-runtime.yaml'])
})

test('rows in state law and law files answer each other', () => {
  const law = { 'conformance/laws/sequence/dense.ts': "requirement: 'sequence/dense'" }
  const shared = { 'conformance/laws/shared/view.ts': '', 'conformance/laws/sequence/dense.test.ts': '' }
  expect(messages(lawFiles, { ...rowFile(dense, unseen), ...law, ...shared })).toEqual([])
  expect(messages(lawFiles, rowFile(dense))).toEqual([
    'spec/requirements/sequence.yaml: sequence/dense has no law file conformance/laws/sequence/dense.ts'
  ])
  expect(
    messages(lawFiles, { ...rowFile(dense), 'conformance/laws/sequence/dense.ts': "'sequence/starts-at-one'" })
  ).toEqual(["conformance/laws/sequence/dense.ts: does not name its requirement 'sequence/dense'"])
  expect(messages(lawFiles, { ...rowFile({ ...dense, state: { excluded: 'definition' } }), ...law })).toHaveLength(1)
  expect(messages(lawFiles, { ...rowFile({ ...dense, state: { planned: 'kit' } }), ...law })).toEqual([
    'conformance/laws/sequence/dense.ts: is the law of a row that is not in state law'
  ])
  expect(messages(lawFiles, { ...rowFile(), ...law })).toEqual([
    'conformance/laws/sequence/dense.ts: is the law of no requirement'
  ])
})

test('every MUST law is predicted by a mutant, and a mutant predicts laws', () => {
  const should = { ...dense, id: 'sequence/advice', level: 'SHOULD' }
  const skips = { name: 'skips-a-number', predicts: ['sequence/dense'] }
  expect(messages(lawMutants, rowFile(dense, should), [skips])).toEqual([])
  expect(messages(lawMutants, rowFile(dense), [])).toEqual([
    'spec/requirements/sequence.yaml: sequence/dense is predicted by no mutant'
  ])
  expect(messages(lawMutants, rowFile(dense), [skips, { name: 'hums', predicts: ['sequence/tune'] }])).toEqual([
    'conformance/mutants/index.ts: mutant hums predicts sequence/tune, which is no law'
  ])
  expect(messages(lawMutants, rowFile(dense), [skips, { name: 'idle', predicts: [] }])).toEqual([
    'conformance/mutants/index.ts: mutant idle predicts no law'
  ])
})

test('mutants without a registry are found, and a repository without mutants is not asked', () => {
  expect(messages(lawMutants, rowFile(dense))).toEqual([])
  expect(messages(lawMutants, { ...rowFile(dense), 'conformance/mutants/skips.ts': '' })).toEqual([
    'conformance/mutants/index.ts: is missing, though there are mutants'
  ])
})

test('providers, dialects and fixtures answer each other', () => {
  const adapter = {
    'reference/providers/acme/index.ts': '',
    'reference/providers/mock/index.ts': '',
    'reference/providers/sse.ts': ''
  }
  const dialect = {
    'conformance/model/topology.ts': "export type DialectName = 'acme' | 'other' | 'openai-chat-completions'\n",
    'conformance/lab/dialects/acme.ts': '',
    'conformance/lab/dialects/helper.ts': '',
    'conformance/lab/dialects/openai-chat-completions.ts': ''
  }
  const fixtures = { 'fixtures/acme/hello/fixture.yaml': '', 'fixtures/fixture.schema.json': '' }
  expect(messages(providerFolders, { ...adapter, ...dialect, ...fixtures })).toEqual([])
  expect(messages(providerFolders, adapter)).toEqual([
    'reference/providers/acme: has no dialect conformance/lab/dialects/acme.ts',
    'reference/providers/acme: has no fixture folder fixtures/acme'
  ])
  expect(messages(providerFolders, { ...dialect, ...fixtures })).toEqual([
    'conformance/lab/dialects/acme.ts: is the dialect of no provider folder',
    'fixtures/acme: holds fixtures of no provider folder'
  ])
})

const frozen = (...rows: Row[]): Files => ({
  'spec/openapi.yaml': "openapi: 3.1.0\ninfo: { title: t, version: 1.0.0, x-spec-revision: '0.2' }\n",
  'spec/released/0.2/requirements.json': JSON.stringify(
    rows.map(({ id, level, text: says }) => ({ id, level, text: says }))
  )
})

test('rows of a released revision may change how they are judged, and nothing else', () => {
  const judgedLater = { ...dense, state: { planned: 'kit' } }
  expect(messages(releasedRows, { ...frozen(judgedLater, unseen), ...rowFile(dense, unseen) })).toEqual([])
  const softer = { ...dense, level: 'SHOULD', text: 'Every next number SHOULD be one greater.' }
  expect(messages(releasedRows, { ...frozen(dense, unseen), ...rowFile(softer, unseen) })).toEqual([
    expect.stringContaining('sequence/dense has another level and text; revision 0.2 is released')
  ])
})

test('a row that a released revision does not have, or that it has lost, is found', () => {
  expect(messages(releasedRows, { ...frozen(dense), ...rowFile(dense, unseen) })).toEqual([
    expect.stringContaining('sequence/unseen is new')
  ])
  expect(messages(releasedRows, { ...frozen(dense, unseen), ...rowFile(dense) })).toEqual([
    expect.stringContaining('sequence/unseen has no row any more')
  ])
  const unreleased = { ...frozen(dense), ...rowFile(unseen) }
  const { 'spec/released/0.2/requirements.json': _gone, ...rest } = unreleased
  expect(messages(releasedRows, rest)).toEqual([])
})

const clientFiles = {
  'spec/clients/requirements.yaml':
    'requirements: [{id: reading/comments, anchor: "chapters/27-clients.md#reading"}, {id: reading/bytes, anchor: "chapters/27-clients.md#bytes"}]',
  'spec/chapters/27-clients.md': '<a id="reading"></a>\n<a id="bytes"></a>'
}
const ofBytes = { name: 'loses-bytes', predicts: ['reading/bytes'] }
const ofComments = { name: 'reads-comments', predicts: ['reading/comments'] }
const wholeLeg = {
  laws: ['reading/comments', 'reading/bytes'],
  mutants: [ofBytes, ofComments],
  scenarios: [{ id: 'reading/odd', about: ['reading/comments'] }]
}

test('client rows, laws and mutants belong together one to one', () => {
  const check = (files: Files, clients: typeof wholeLeg): readonly string[] =>
    clientRows.run({ tree: memoryTree(files), clients }).map(({ message }) => message)
  expect(check(clientFiles, wholeLeg)).toEqual([])
  expect(check(clientFiles, { ...wholeLeg, laws: ['reading/comments'], mutants: [ofComments] })).toEqual([
    'reading/bytes has 0 laws, not one',
    'reading/bytes is predicted by no client mutant'
  ])
  expect(check(clientFiles, { ...wholeLeg, scenarios: [{ id: 'reading/odd', about: ['reading/odd'] }] })).toEqual([
    'reading/odd is judged, predicted or tried, and is no row'
  ])
  expect(check({ ...clientFiles, 'spec/chapters/27-clients.md': '<a id="reading"></a>' }, wholeLeg)).toEqual([
    'reading/bytes leads to chapters/27-clients.md#bytes, which does not exist'
  ])
})
