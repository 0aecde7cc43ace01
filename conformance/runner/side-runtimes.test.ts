import { expect, test } from 'vitest'
import type { MetRuntime } from './meet.ts'
import { createSideRuntimes, type Overrides } from './side-runtimes.ts'

const info = {} as MetRuntime['info']

function beside(fails = false) {
  const log: string[] = []
  const runtimes = createSideRuntimes(
    async (fields: Overrides): Promise<MetRuntime> => {
      const name = JSON.stringify(fields)
      log.push(`start ${name}`)
      if (fails) throw new Error('it does not start')
      return { base: { url: name }, info, stop: async () => void log.push(`stop ${name}`) }
    },
    ({ base }) => ('url' in base ? base.url : 'in process')
  )
  return { runtimes, log }
}

test('one runtime is started for each configuration, when it is first asked for, and all are stopped', async () => {
  const { runtimes, log } = beside()
  const asked = await Promise.all([runtimes.get({ a: 1 }), runtimes.get({ a: 1 }), runtimes.get({ a: 2 })])
  expect(asked).toEqual(['{"a":1}', '{"a":1}', '{"a":2}'])
  expect(log).toEqual(['start {"a":1}', 'start {"a":2}'])
  await runtimes.stop()
  expect(log.slice(2).toSorted()).toEqual(['stop {"a":1}', 'stop {"a":2}'])
})

test('a runtime that does not start with a configuration fails whoever asks for it, and nothing else', async () => {
  const { runtimes, log } = beside(true)
  await expect(runtimes.get({ a: 1 })).rejects.toThrow('it does not start')
  await expect(runtimes.get({ a: 1 })).rejects.toThrow('it does not start')
  await runtimes.stop()
  expect(log).toEqual(['start {"a":1}'])
})
