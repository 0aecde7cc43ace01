import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Fixture, loadFixtures } from '../../conformance/lab/fixtures.ts'
import { harmedProvider } from './answers.ts'
import { findingsOf } from './findings.ts'
import { play } from './play.ts'
import { createDraw } from './seeded.ts'

export interface FuzzIo {
  stdout(text: string): void
  stderr(text: string): void
  /** A seed for a run that names none. */
  readonly freshSeed: number
  monotonic(): number
}

export interface FuzzReport {
  readonly seed: number
  readonly streams: number
  readonly providers: Readonly<Record<string, number>>
  readonly findings: readonly { stream: number; fixture: string; how: readonly string[]; finding: string }[]
}

const help = `npm run -s fuzz -- [options]

Harms the fixtures' bodies (bits flipped, frames dropped, doubled, swapped, cut, values replaced) and plays each through its adapter and
the whole runtime: nothing may crash, hang, reject unheard or break a law.

  --count N       streams to play (100000)
  --seconds N     stop after this time, whatever the count
  --seed N        draws the same streams again
  --only N        plays stream N of the seed alone
  --provider P    one provider's fixtures
  --json          print the report as JSON

Exit: 0 nothing found, 1 something found, 2 usage.
Example: npm run -s fuzz -- --seconds 20 --provider fal-queue
`

/** Runs a campaign; returns the exit code. */
export async function fuzz(argv: readonly string[], io: FuzzIo): Promise<number> {
  const options = read(argv, io)
  if (typeof options === 'number') return options
  const all = await loadFixtures(fileURLToPath(new URL('../../fixtures', import.meta.url)))
  const fixtures = all.filter(({ provider }) => options.provider === undefined || provider === options.provider)
  if (fixtures.length === 0) {
    io.stderr(
      `fuzz: no fixture of provider ${options.provider}; there are ${[...new Set(all.map(({ provider }) => provider))].join(', ')}\n`
    )
    return 2
  }
  if (!options.json) io.stdout(`seed ${options.seed}\n`)
  const report = await campaign(fixtures, options, io)
  io.stdout(options.json ? `${JSON.stringify(report)}\n` : told(report))
  return report.findings.length === 0 ? 0 : 1
}

interface Options {
  readonly count: number
  readonly seconds: number
  readonly seed: number
  readonly only: number | undefined
  readonly provider: string | undefined
  readonly json: boolean
}

function read(argv: readonly string[], io: FuzzIo): Options | number {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        count: { type: 'string', default: '100000' },
        seconds: { type: 'string', default: '86400' },
        seed: { type: 'string', default: String(io.freshSeed) },
        only: { type: 'string' },
        provider: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false }
      }
    })
    if (values.help) {
      io.stdout(help)
      return 0
    }
    const only = values.only === undefined ? undefined : whole('--only', values.only)
    const [count, seconds, seed] = [
      whole('--count', values.count),
      whole('--seconds', values.seconds),
      whole('--seed', values.seed)
    ]
    return { count, seconds, seed, only, provider: values.provider, json: values.json }
  } catch (error) {
    io.stderr(`fuzz: ${(error as Error).message}\n`)
    return 2
  }
}

function whole(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`${name} takes a whole number, not "${text}"`)
  return value
}

/** Plays streams one after another. What nobody awaited counts as a finding of the stream under way. */
async function campaign(
  fixtures: readonly Fixture[],
  { count, seconds, seed, only }: Options,
  io: FuzzIo
): Promise<FuzzReport> {
  const findings: FuzzReport['findings'][number][] = []
  const providers: Record<string, number> = {}
  const unheard: unknown[] = []
  const hear = (reason: unknown): void => void unheard.push(reason)
  process.on('unhandledRejection', hear)
  const until = io.monotonic() + seconds * 1000
  let streams = 0
  try {
    const first = only ?? 0
    const last = only === undefined ? count : only + 1
    for (let stream = first; stream < last && io.monotonic() < until; stream += 1) {
      const draw = createDraw(seed + stream)
      const fixture = draw.pick(fixtures)
      const provider = harmedProvider(fixture, draw)
      const found = await outcome(fixture, provider.fetch)
      if (unheard.splice(0).length > 0) found.push('a rejection that nobody hears')
      for (const finding of found) findings.push({ stream, fixture: fixture.id, how: provider.how, finding })
      providers[fixture.provider] = (providers[fixture.provider] ?? 0) + 1
      streams += 1
    }
  } finally {
    process.off('unhandledRejection', hear)
  }
  return { seed, streams, providers, findings }
}

async function outcome(fixture: Fixture, provider: typeof fetch): Promise<string[]> {
  try {
    return findingsOf(await play(fixture, provider))
  } catch (error) {
    return [`an exception: ${(error as Error).name}`]
  }
}

function told({ seed, streams, providers, findings }: FuzzReport): string {
  const shown = findings
    .slice(0, 20)
    .map(({ stream, fixture, how, finding }) =>
      [
        `stream ${stream}  ${fixture} (${how.join(', ')})`,
        `  ${finding}`,
        `  again: npm run -s fuzz -- --seed ${seed} --only ${stream}`
      ].join('\n')
    )
  const counts = Object.entries(providers).map(([provider, count]) => `${provider} ${count}`)
  return `${[...shown, `${streams} streams (${counts.join(', ')}), ${findings.length} findings`].join('\n')}\n`
}
