import { expect, test } from 'vitest'
import { createManualClock } from '../../reference/core/manual-clock.ts'
import { openEncryptedFileStore } from '../../reference/stores/encrypted-file/index.ts'
import { createBench, rest } from './bench.ts'
import { judgeImage } from './case.ts'
import { createDisk, type Disk } from './disk.ts'
import { callsOf } from './failures.ts'
import { playMatrix } from './matrix.ts'
import { createNonceLedger } from './nonces.ts'
import { busy, journalOf, leftBy, plain } from './stories.ts'
import { createWitness, executionIdOf } from './witness.ts'
import { wornScene } from './worn.ts'

const kinds = ['cut: ', 'flip: ', 'records of', 'identities of', 'failure: ', 'power: ']

test.each(kinds)('a sample of the cases of "%s" ends as specified, with no nonce twice', async (filter) => {
  const report = await playMatrix({ seed: 1, sample: 40, filter })
  expect(report.violations).toEqual([])
  expect(report.cases).toBe(40)
  expect(report.noncesDistinct).toBe(report.nonces)
})

/** Tells the plain story to a store over a disk that is changed before the store sees it; then the power goes. */
async function afterPowerCut(change: (disk: Disk) => Disk): Promise<readonly string[]> {
  const bench = createBench()
  const disk = createDisk(new Map())
  const store = await openEncryptedFileStore({
    directory: '/store',
    key: Buffer.alloc(32, 7),
    clock: createManualClock(),
    files: change(disk),
    takeLock: async () => ({ lost: false, onLost: () => {}, release: async () => {} })
  })
  const witness = createWitness(store)
  await plain(true)(witness)
  await rest(store)
  return judgeImage(
    disk.afterPowerCut(() => false),
    witness.all,
    bench
  )
}

test('a store that syncs what it acknowledges loses nothing when the power goes', async () => {
  expect(await afterPowerCut((disk) => disk)).toEqual([])
})

test('a store whose journals are never synced is found out', async () => {
  const lazy = (disk: Disk): Disk => ({
    ...disk,
    async open(path, how) {
      const file = await disk.open(path, how)
      return path.endsWith('.journal') ? { ...file, sync: async () => {} } : file
    }
  })
  expect((await afterPowerCut(lazy)).length).toBeGreaterThan(0)
})

test('a store that does not sync the names of its journals is found out', async () => {
  const lazy = (disk: Disk): Disk => ({
    ...disk,
    syncDirectory: async (path) => (path.endsWith('journals') ? undefined : disk.syncDirectory(path))
  })
  expect((await afterPowerCut(lazy)).length).toBeGreaterThan(0)
})

test('the judge tells an event that was changed, one that is missing and a log that nobody ended', async () => {
  const bench = createBench()
  const { image, witnessed } = await leftBy(plain(true), bench)
  const [seen, other] = witnessed
  if (seen === undefined || other === undefined) throw new Error('two executions were told of')
  const changed = seen.attempted.map((event, at) => (at === 1 ? { ...event, time: '2026-11-30T12:00:01.000Z' } : event))
  expect(await judgeImage(image, [{ ...seen, attempted: changed }], bench)).toEqual([
    `${executionIdOf(1)}: an event is not what was handed in`
  ])
  const more = { ...other, attempted: [...other.attempted, ...other.attempted.slice(-1)], owed: other.owed + 1 }
  expect(await judgeImage(image, [more], bench)).toEqual([`${executionIdOf(2)}: 4 of 5 events are left`])
  const unended = { ...seen, attempted: seen.attempted.slice(0, -1) }
  expect(await judgeImage(image, [unended], bench)).toContain(`${executionIdOf(1)}: the log was not ended`)
  const unknown = { ...seen, executionId: executionIdOf(3) }
  expect(await judgeImage(image, [unknown], bench)).toEqual([`${executionIdOf(3)}: is gone, not sound`])
})

test('a nonce that is used for two records is counted once, one record that is written twice is one', () => {
  const ledger = createNonceLedger()
  const header = Buffer.concat([Buffer.from('MRK-JRNL'), Buffer.alloc(56, 1)])
  const record = (fill: number): Buffer => {
    const bytes = Buffer.alloc(48 + 16 + 16, fill)
    bytes.writeUInt32BE(16, 0)
    bytes.fill(9, 20, 32)
    return bytes
  }
  ledger.hear(Buffer.concat([header, record(1)]), 0, Buffer.alloc(0))
  ledger.hear(record(1), header.length, header)
  expect([ledger.records, ledger.distinct]).toEqual([1, 1])
  ledger.hear(record(2), header.length, header)
  expect([ledger.records, ledger.distinct]).toEqual([2, 1])
})

test('the stories reach what they are told for: gathered batches, an execution given up, identities written anew', async () => {
  const bench = createBench()
  const names = async (scene: Parameters<typeof callsOf>[0]): Promise<string[]> =>
    (await callsOf(scene, bench)).map(({ name, path }) => `${name} ${path}`)
  const fresh = await names({ name: 'busy', image: new Map(), witnessed: [], story: busy })
  expect(fresh).toContain(`unlink ${journalOf(3)}`)
  expect(await names(await wornScene(bench))).toContain('rename /store/identities')
})
