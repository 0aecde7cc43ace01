import { expect, test } from 'vitest'
import { clientRequirements } from '../../../generated/client-requirements.ts'
import { createTestIo } from '../../runner/testing/test-io.ts'
import { clientLaws } from '../laws/index.ts'
import { clientScenarios } from '../scenarios/index.ts'
import { clientControls } from './controls.ts'
import { clientMutants, runClientSelftest } from './index.ts'

test('every client requirement has one law, a scenario that is about it and a mutant', () => {
  const ids = Object.keys(clientRequirements).sort()
  expect(clientLaws.map(({ requirement }) => requirement).sort()).toEqual(ids)
  const about = new Set(clientScenarios.flatMap((scenario) => scenario.about))
  const everywhere = ['resuming/cursor']
  expect(ids.filter((id) => !about.has(id as never) && !everywhere.includes(id))).toEqual([])
  const predicted = new Set(clientMutants.flatMap(({ predicts }) => predicts))
  expect(ids.filter((id) => !predicted.has(id as never))).toEqual([])
})

test('names are used once', () => {
  const names = [...clientMutants, ...clientControls].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const ids = clientScenarios.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

// The whole matrix is a step of its own in CI; these are quick and of every chapter.
test.each([
  'as-it-is',
  'decodes-each-chunk-alone',
  'moves-by-ids',
  'takes-no-content-for-the-end',
  'connects-again-behind-the-terminal',
  'makes-up-codes',
  'leaves-out-what-is-false',
  'tells-calls-by-their-ids',
  'cancels-when-stopped',
  'follows-redirects',
  'shows-the-address-in-errors'
])('%s is judged as it has to be', { timeout: 120_000 }, async (name) => {
  const io = createTestIo()
  const exitCode = await runClientSelftest({ json: false, full: false, filter: name }, io)
  expect(exitCode, io.out()).toBe(0)
})
