import { expect, test } from 'vitest'
import type { LabTarget } from '../model/topology.ts'
import type { TargetWiring } from './doctor.ts'
import { wiredDialects } from './wired-dialects.ts'

const targets = [
  { id: 'o-1', dialect: 'openai-responses' },
  { id: 'o-2', dialect: 'openai-responses' },
  { id: 'a-1', dialect: 'anthropic-messages' },
  { id: 'f-1', dialect: 'fal-queue' }
] as unknown as LabTarget[]
const wiring = (...broken: string[]): TargetWiring[] =>
  targets.map(({ id }) => ({
    target: id,
    proxied: false,
    ...(broken.includes(id) ? { broken: { link: 'reached', saw: 'nothing', fix: 'wire it' } } : {})
  }))

test.each([
  [['a-1', 'f-1'], ['openai-responses']],
  [
    ['o-1', 'o-2'],
    ['anthropic-messages', 'fal-queue']
  ],
  [['o-1'], []],
  [['o-1', 'o-2', 'a-1'], []],
  [['o-1', 'o-2', 'a-1', 'f-1'], []]
])('where %j are broken, %j can be judged alone', (broken, dialects) => {
  expect(wiredDialects(targets, wiring(...broken))).toEqual(dialects)
})
