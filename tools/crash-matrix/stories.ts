import { type CampaignBench, directory, openStore, rest } from './bench.ts'
import { createDisk, type Disk, type DiskImage } from './disk.ts'
import { createWitness, executionIdOf, type Witness, type Witnessed } from './witness.ts'

/** What callers do with a store. */
export type Story = (witness: Witness) => Promise<void>

/** As many as the busy story has at a time, so that its last claim presses one out. */
export const busyLimit = 4

/** Executions side by side: batches that gather, records longer than one, a wish to cancel, an ending, and one that makes room. */
export const busy: Story = async (witness) => {
  await witness.claim(1, 'key-1')
  await Promise.all([witness.append(1, 'a', 'b'), witness.append(1, 'Grüße 👋'), witness.claim(2)])
  await Promise.all([witness.append(2, 'x'.repeat(900)), witness.read(1)])
  await witness.cancel(2)
  const long = 'lorem '.repeat(3500)
  await Promise.all([witness.append(1, long, long), witness.append(2, 'y'), witness.read(1), witness.read(2)])
  await witness.claim(3, 'key-3')
  await witness.complete(3)
  await witness.claim(4, 'key-4')
  await Promise.all([witness.complete(1), witness.read(1)])
  await witness.claim(5)
  await witness.append(5, 'z')
  await witness.read(5)
}

/** Two executions with a record for every call, so that a file can be taken apart where a call ended. The first may end. */
export const plain =
  (ends: boolean): Story =>
  async (witness) => {
    await witness.claim(1, 'key-1')
    await witness.claim(2, 'key-2')
    for (const text of ['a', 'b', 'c']) {
      await witness.append(1, `one ${text}`)
      await witness.append(2, `two ${text}`)
    }
    if (ends) await witness.complete(1)
  }

/** A directory that a process left behind, and what its callers know. */
export interface Left {
  readonly image: DiskImage
  readonly witnessed: readonly Witnessed[]
  /** How long the journal of the n-th execution was when so many events of it were owed. */
  readonly lengths: ReadonlyMap<number, readonly { readonly owed: number; readonly length: number }[]>
}

export const journalOf = (n: number): string => `${directory}/journals/${executionIdOf(n)}.journal`

const lengthOf = (disk: Disk, path: string): number => {
  const content = disk.image().get(path)
  return Buffer.isBuffer(content) ? content.length : 0
}

/** Tells a story on an empty disk where nothing goes wrong; then the process is killed. */
export async function leftBy(story: Story, bench: CampaignBench): Promise<Left> {
  const disk = createDisk(new Map(), undefined, bench.nonces.hear)
  const store = await openStore(disk, bench.clock())
  const witness = createWitness(store)
  const lengths = new Map<number, { owed: number; length: number }[]>()
  witness.onOwed((n, owed) => {
    lengths.set(n, [...(lengths.get(n) ?? []), { owed, length: lengthOf(disk, journalOf(n)) }])
  })
  await story(witness)
  await rest(store)
  return { image: disk.image(), witnessed: witness.all, lengths }
}
