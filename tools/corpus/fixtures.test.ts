import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { type Fixture, loadFixtures } from '../../conformance/lab/index.ts'
import { requirements } from '../../generated/requirements.ts'
import { type Chunking, perByte, perLine, randomCuts, whole } from './chunkings.ts'
import { meaningOf, readExpected } from './expected-events.ts'
import { playFixture } from './play-fixture.ts'

const root = new URL('../../fixtures/', import.meta.url).pathname
const schema = JSON.parse(await readFile(join(root, 'fixture.schema.json'), 'utf8'))
const validate = new Ajv2020({ allErrors: true }).compile(schema)
const fixtures = await loadFixtures(root)
const text = fixtures.filter(({ answer }) => answer !== undefined)

/** As the fixture says, where borders matter. */
const asRecorded: Chunking = { name: 'as recorded', cut: (bytes) => [bytes] }

test('there are more than a hundred and fifty fixtures of the text providers, seventy or more for each', () => {
  expect(text.length).toBeGreaterThan(150)
  for (const name of ['openai-responses', 'anthropic-messages'])
    expect(text.filter(({ provider }) => provider === name).length).toBeGreaterThanOrEqual(70)
})

test('every fixture obeys the schema, is named after its folder and cites requirements that exist', () => {
  expect(new Set(fixtures.map(({ id }) => id)).size).toBe(fixtures.length)
  for (const { id, provider, document } of fixtures) {
    validate(document)
    expect([id, validate.errors ?? []]).toEqual([id, []])
    expect(id.startsWith(`${provider}/`)).toBe(true)
    const { clauses } = document.provenance as { clauses: string[] }
    for (const clause of clauses) expect(Object.keys(requirements)).toContain(clause)
  }
})

test('a fixture lies in the folder that its id names', async () => {
  for (const { id } of fixtures) expect((await readExpected(root, id)).length).toBeGreaterThan(0)
})

test.each(text.map((fixture) => [fixture.id, fixture] as const))(
  '%s means its expected events however its body is cut',
  async (id, fixture) => {
    const expected = await readExpected(root, id)
    const wanted = meaningOf(expected, expected, false)
    for (const chunking of [asRecorded, whole, perLine, randomCuts(7), randomCuts(8), perByte]) {
      const saw = meaningOf(await playFixture(fixture, chunksOf(fixture, chunking)), expected, false)
      expect({ cut: chunking.name, events: saw.events }).toEqual({ cut: chunking.name, events: wanted.events })
      expect(saw.states.length).toBe(wanted.states.length)
      for (const [place, holds] of wanted.states.entries())
        for (const part of holds.split('\n')) expect(saw.states[place]).toContain(part)
    }
  }
)

function chunksOf({ answer }: Fixture, chunking: Chunking): Uint8Array[] {
  if (answer === undefined) return []
  if (chunking !== asRecorded) return chunking.cut(answer.body)
  const ends = answer.chunks.map((_, place) =>
    answer.chunks.slice(0, place + 1).reduce((sum, { bytes }) => sum + bytes, 0)
  )
  return ends.map((end, place) => answer.body.subarray(ends[place - 1] ?? 0, end))
}
