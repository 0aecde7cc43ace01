import { type CampaignBench, openStore, rest } from './bench.ts'
import { createDisk } from './disk.ts'
import type { Scene } from './failures.ts'
import { busyLimit, type Story } from './stories.ts'
import { createWitness, type Witnessed } from './witness.ts'

/** Entries in the identities file at which it may be written anew. */
const fewSlots = 1024

/** Three entries for every execution that came and went. */
const comings = Math.ceil(fewSlots / 3) - 1

const story: Story = async (witness) => {
  for (const n of [1001, 1002, 1003, 1004, 1005]) {
    await witness.claim(n, `key-${n}`)
    await witness.append(n, 'a')
    if (n !== 1003) await witness.complete(n)
  }
}

/** A directory where executions have come and gone until the identities file is about to be written anew, and a story in which it is. */
export async function wornScene(bench: CampaignBench): Promise<Scene> {
  const disk = createDisk(new Map(), undefined, bench.nonces.hear)
  const store = await openStore(disk, bench.clock(), { maxExecutions: busyLimit })
  const witness = createWitness(store)
  for (let n = 10; n < 10 + comings; n += 1) {
    await witness.claim(n)
    await witness.complete(n)
    await rest(store)
  }
  await store.close()
  const witnessed: readonly Witnessed[] = witness.all.slice(-busyLimit).map((seen) => ({ ...seen, mayBeGone: true }))
  return { name: 'worn', image: disk.image(), witnessed, story }
}
