import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

async function run(...argv: string[]) {
  const out: string[] = []
  const io = {
    stdout: (text: string) => void out.push(text),
    stderr: (text: string) => void out.push(text),
    freshSeed: 11,
    monotonic: () => 0
  }
  return { code: await fuzz(argv, io), text: out.join('') }
}

test('a campaign prints its seed, plays every provider and finds nothing', async () => {
  const { code, text } = await run('--count', '60', '--json')
  expect(JSON.parse(text)).toMatchObject({ seed: 11, streams: 60, findings: [] })
  expect(Object.keys(JSON.parse(text).providers).sort()).toEqual([
    'anthropic-messages',
    'fal-queue',
    'openai-responses'
  ])
  expect(code).toBe(0)
})

test('one stream of a seed is played alone', async () => {
  expect((await run('--seed', '5', '--only', '17')).text).toMatch(/^seed 5\n1 streams/)
})

test('an unknown provider, a bad number and an unknown option are told in one line with exit code 2', async () => {
  for (const [argv, told] of [
    [['--provider', 'nobody'], /no fixture of provider nobody; there are /],
    [['--count', 'many'], /--count takes a whole number, not "many"/],
    [['--colour'], /--colour/]
  ] as const) {
    const { code, text } = await run(...argv)
    expect(code).toBe(2)
    expect(text).toMatch(told)
    expect(text).not.toMatch(/\n\s+at /)
  }
})
