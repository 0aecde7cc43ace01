import { createDraw } from '../fuzz/seeded.ts'
import { type CampaignBench, createBench } from './bench.ts'
import type { Case } from './case.ts'
import { damages } from './damage.ts'
import { failures, powerCuts, type Scene } from './failures.ts'
import { busy, leftBy, plain, type Story } from './stories.ts'
import { wornScene } from './worn.ts'

/** How much is played. */
export interface MatrixOptions {
  readonly seed: number
  /** So many cases, drawn by the seed; absent, all. */
  readonly sample?: number
  /** Only cases whose name contains this. */
  readonly filter?: string
  /** Hears of progress now and then. */
  readonly onProgress?: (done: number, of: number) => void
}

/** What came of it. Every nonce is one record that was sealed; two with one key and nonce would make `noncesDistinct` the smaller. */
export interface MatrixReport {
  readonly cases: number
  readonly violations: readonly string[]
  readonly nonces: number
  readonly noncesDistinct: number
}

/** For every call that is cut, so many draws of what survives. */
const draws = 8

async function everyCase(bench: CampaignBench, seed: number): Promise<Case[]> {
  const fresh: Scene = { name: 'busy', image: new Map(), witnessed: [], story: busy }
  const worn = await wornScene(bench)
  const recovery = await recoveryScene(bench)
  return [
    ...(await damages(bench)),
    ...(await failures(fresh, bench)),
    ...(await failures(worn, bench)),
    ...(await failures(recovery, bench)),
    ...(await powerCuts(fresh, bench, seed, draws)),
    ...(await powerCuts(worn, bench, seed, 2)),
    ...(await powerCuts(recovery, bench, seed, draws))
  ]
}

/** A directory with interrupted work, so that the calls of a recovery are met too, and one more execution after it. */
async function recoveryScene(bench: CampaignBench): Promise<Scene> {
  const { image, witnessed } = await leftBy(plain(false), bench)
  const story: Story = async (witness) => {
    await witness.claim(11, 'key-11')
    await witness.append(11, 'a')
    await witness.complete(11)
  }
  return { name: 'recovery', image, witnessed, story }
}

function sampled(cases: readonly Case[], size: number, seed: number): Case[] {
  const draw = createDraw(seed)
  const left = [...cases]
  return Array.from({ length: Math.min(size, left.length) }, () => left.splice(draw.below(left.length), 1)).flat()
}

/**
 * Plays what can befall a file store: its files cut, flipped and rearranged, its disk failing at every call, the power going at every call.
 * Each case is judged by what the callers of the store were told. A case that throws is a violation.
 *
 * @see spec/chapters/26-journal-format.md
 */
export async function playMatrix({ seed, sample, filter = '', onProgress }: MatrixOptions): Promise<MatrixReport> {
  const bench = createBench()
  const all = (await everyCase(bench, seed)).filter(({ name }) => name.includes(filter))
  const cases = sample === undefined ? all : sampled(all, sample, seed)
  const violations: string[] = []
  for (const [done, each] of cases.entries()) {
    const faults = await each.run(bench).catch((error: unknown) => [`threw ${error}`])
    violations.push(...faults.map((fault) => `${each.name}: ${fault}`))
    if (done % 500 === 0) onProgress?.(done, cases.length)
  }
  const { records, distinct } = bench.nonces
  return { cases: cases.length, violations, nonces: records, noncesDistinct: distinct }
}
