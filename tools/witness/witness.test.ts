import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fixture, type FixtureLab, loadFixtures, startFixtureLab } from '../../conformance/lab/index.ts'
import { readExpected } from '../corpus/expected-events.ts'
import { readAnthropic } from './read-anthropic.ts'
import { readFal } from './read-fal.ts'
import { readOpenai } from './read-openai.ts'
import { differences, type Reading, readingOf } from './reading.ts'

const root = new URL('../../fixtures/', import.meta.url).pathname
const fixtures = await loadFixtures(root)
const readers: Readonly<Record<string, (fixture: Fixture, origin: string) => Promise<Reading>>> = {
  'openai-responses': readOpenai,
  'anthropic-messages': readAnthropic,
  'fal-queue': readFal
}

let lab: FixtureLab

beforeAll(async () => {
  lab = await startFixtureLab({ fixtures })
})

afterAll(async () => {
  await lab.stop()
})

test.each(fixtures.map((fixture) => [fixture.id, fixture] as const))(
  'the library of its provider reads %s as our events tell it, but for what the fixture lists',
  async (id, fixture) => {
    const expected = readingOf(await readExpected(root, id))
    const saw = await readers[fixture.provider]?.(fixture, lab.origin)
    if (saw === undefined) throw new Error(`nobody reads ${fixture.provider}`)
    const { witness } = fixture.document as { witness?: { differs: string[] } }
    expect({ differs: differences(expected, saw), saw }).toEqual({ differs: witness?.differs ?? [], saw })
  }
)

test('a reading that differs is found in every field', () => {
  const whole: Reading = {
    outcome: 'succeeded',
    text: 'a',
    refusal: '',
    reasoning: '',
    finish: 'stop',
    tool_calls: [{ name: 'f', arguments: '{"a":1,"b":2}' }],
    usage: { input_token: 1 }
  }
  expect(differences(whole, { ...whole, tool_calls: [{ name: 'f', arguments: { b: 2, a: 1 } }] })).toEqual([])
  const other: Reading = { ...whole, text: 'b', refusal: 'c', finish: 'length', tool_calls: [], usage: {} }
  expect(differences(whole, other)).toEqual(['text', 'refusal', 'finish', 'tool_calls', 'usage'])
  expect(differences(whole, { outcome: 'failed', text: 'b' })).toEqual(['outcome'])
})
