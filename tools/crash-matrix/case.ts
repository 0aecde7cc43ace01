import { type CampaignBench, tryToOpen } from './bench.ts'
import { createDisk, type Disk, type DiskImage } from './disk.ts'
import { type Expected, judge } from './judge.ts'
import type { Witnessed } from './witness.ts'

/** One thing that befalls a store. `run` resolves with its violations, one line each. */
export interface Case {
  readonly name: string
  run(bench: CampaignBench): Promise<readonly string[]>
}

/** Starts a process on what is left and judges what it serves; `refused` says whether it may refuse to start. */
export async function judgeImage(
  image: DiskImage,
  witnessed: readonly Witnessed[],
  bench: CampaignBench,
  expected?: (seen: Witnessed) => Expected,
  refused = false
): Promise<string[]> {
  const disk: Disk = createDisk(image, undefined, bench.nonces.hear)
  const clock = bench.clock()
  const store = await tryToOpen(disk, clock)
  if (store === undefined) return refused ? [] : ['the store cannot be opened']
  const faults = await judge(store, clock, witnessed, expected)
  await store.close()
  return faults
}
