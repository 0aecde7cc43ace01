import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Measured {
  readonly outcome: string
  readonly text: number
  readonly sentMiB: number
  readonly grownMiB: number
}

/** Plays a scene in a process of its own, whose memory nobody else uses. */
function measure(scene: string): Measured {
  const script = fileURLToPath(new URL('bounds-process.ts', import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', '--import', 'tsx', script, scene], {
    encoding: 'utf8'
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  return JSON.parse(stdout) as Measured
}

test('an answer of 50 MiB passes through whole, and the adapter keeps none of it', { timeout: 120_000 }, () => {
  const { outcome, text, grownMiB } = measure('answer50MiB')
  expect({ outcome, text }).toEqual({ outcome: 'completed', text: 51_326_976 })
  // What the collector has not yet taken counts too: several times the young generation, never several times the answer.
  expect(grownMiB).toBeLessThan(150)
})

test('a single frame of 5 MiB is read whole', { timeout: 120_000 }, () => {
  expect(measure('frame5MiB')).toMatchObject({ outcome: 'completed', text: 5 * 2 ** 20 })
})

test('400 MiB of preamble commit nothing and keep no memory', { timeout: 120_000 }, () => {
  const { outcome, text, sentMiB, grownMiB } = measure('endlessPreamble')
  expect({ outcome, text }).toEqual({ outcome: 'provider_protocol_error', text: 0 })
  expect(sentMiB).toBeGreaterThan(399)
  expect(grownMiB).toBeLessThan(100)
})

test('a line without end is left once it is longer than a frame may be', { timeout: 120_000 }, () => {
  const { outcome, sentMiB, grownMiB } = measure('endlessLine')
  expect(outcome).toBe('provider_protocol_error')
  expect(sentMiB).toBeLessThan(20)
  expect(grownMiB).toBeLessThan(100)
})

test.each([
  'emptyBlocks',
  'hiddenState',
  'namelessCall',
  'emptyItems',
  'emptyParts',
  'hiddenReasoning',
  'namelessArguments'
])(
  'a provider that says much and tells nothing (%s) is left while little of it is kept',
  {
    timeout: 120_000
  },
  (scene) => {
    const { outcome, text, sentMiB, grownMiB } = measure(scene)
    expect({ outcome, text }).toEqual({ outcome: 'provider_protocol_error', text: 0 })
    expect(sentMiB).toBeLessThan(20)
    expect(grownMiB).toBeLessThan(100)
  }
)

test('a line that comes two bytes at a time takes little more memory than its bytes', { timeout: 120_000 }, () => {
  const { outcome, sentMiB, grownMiB } = measure('dribbledLine')
  expect({ outcome, sentMiB: Math.round(sentMiB) }).toEqual({ outcome: 'provider_protocol_error', sentMiB: 3 })
  expect(grownMiB).toBeLessThan(70)
})
