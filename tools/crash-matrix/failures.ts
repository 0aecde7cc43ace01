import { createDraw } from '../fuzz/seeded.ts'
import { type CampaignBench, rest, tryToOpen } from './bench.ts'
import { type Case, judgeImage } from './case.ts'
import { createDisk, type Disk, type DiskCall, type DiskImage, type Mishap } from './disk.ts'
import type { Survives } from './simulated-file.ts'
import { busyLimit, type Story } from './stories.ts'
import { createWitness, type Witness, type Witnessed } from './witness.ts'

/** Where a campaign of failures begins: a directory, what is known of it, and what is done with it. */
export interface Scene {
  readonly name: string
  readonly image: DiskImage
  readonly witnessed: readonly Witnessed[]
  readonly story: Story
}

interface Told {
  readonly disk: Disk
  readonly witnessed: readonly Witnessed[]
  /** After the story, with the store still open; absent where it could not be opened. */
  readonly faults: readonly string[]
}

/** Tells a scene's story while things go wrong; `after` is what the same process is asked then. */
async function tell(
  scene: Scene,
  bench: CampaignBench,
  mishap: (call: DiskCall, before: number) => Mishap | undefined,
  after: (
    witness: Witness,
    parts: { clock: ReturnType<CampaignBench['clock']>; available: () => boolean; damaged: () => boolean }
  ) => Promise<string[]>
): Promise<Told> {
  const disk = createDisk(scene.image, mishap, bench.nonces.hear)
  const clock = bench.clock()
  const store = await tryToOpen(disk, clock, { maxExecutions: busyLimit })
  if (store === undefined) return { disk, witnessed: scene.witnessed, faults: [] }
  const witness = createWitness(store, scene.witnessed)
  await scene.story(witness)
  await rest(store)
  const faults = await after(witness, {
    clock,
    available: () => store.availability() === 'ready',
    damaged: () => store.corruptions().length > 0
  })
  await rest(store)
  return { disk, witnessed: witness.all, faults }
}

/** How many calls a story makes of its disk when nothing goes wrong, and which. */
export async function callsOf(scene: Scene, bench: CampaignBench): Promise<readonly DiskCall[]> {
  const { disk } = await tell(
    scene,
    bench,
    () => undefined,
    async () => []
  )
  return [...disk.calls]
}

const none: Survives = () => false
const all: Survives = () => true

/** What survives of what was never synced: each change by itself, more or fewer of them from seed to seed. */
function seeded(seed: number): Survives {
  const draw = createDraw(seed)
  const of8 = draw.pick([1, 4, 7])
  return () => draw.below(8) < of8
}

/** The power goes during the n-th call. The next start may be cut off in the same way, after so many calls of its own. */
function powerCut(scene: Scene, n: number, what: string, survives: () => Survives, again?: number): Case {
  const twice = again === undefined ? '' : `, and again at ${again} of the recovery`
  return {
    name: `power: ${scene.name}, at ${n}, ${what} survives${twice}`,
    async run(bench) {
      const { disk, witnessed } = await tell(
        scene,
        bench,
        (_, before) => (before === n ? 'power cut' : undefined),
        async () => []
      )
      let image = disk.afterPowerCut(survives())
      if (again !== undefined) {
        const second = createDisk(image, (_, before) => (before === again ? 'power cut' : undefined), bench.nonces.hear)
        const store = await tryToOpen(second, bench.clock())
        if (store !== undefined) await rest(store)
        image = second.afterPowerCut(survives())
      }
      return judgeImage(image, witnessed, bench)
    }
  }
}

/** The power goes during every call of a story; nothing, everything, or a part of what was never synced survives. */
export async function powerCuts(scene: Scene, bench: CampaignBench, seed: number, draws: number): Promise<Case[]> {
  const cases: Case[] = []
  const calls = await callsOf(scene, bench)
  for (const n of calls.keys()) {
    cases.push(
      powerCut(scene, n, 'nothing unsynced', () => none),
      powerCut(scene, n, 'everything', () => all)
    )
    for (let one = 0; one < draws; one += 1) {
      const drawn = seed + n * draws + one
      const survives = () => seeded(drawn)
      cases.push(powerCut(scene, n, `part (${drawn})`, survives))
      cases.push(powerCut(scene, n, `part (${drawn})`, survives, createDraw(drawn).below(40)))
    }
  }
  return cases
}

/** What can go wrong with a call, and whether it stays so. */
function mishapsFor({ name }: DiskCall): readonly Mishap[] {
  if (name === 'close') return []
  const errors = [{ error: 'EIO' }, ...(['open', 'makeDirectory'].includes(name) ? [{ error: 'EMFILE' }] : [])]
  const full = ['write', 'open', 'rename', 'makeDirectory', 'sync', 'syncDirectory'].includes(name)
  const short: readonly Mishap[] = name === 'write' || name === 'read' ? ['short'] : []
  return [...errors, ...(full ? [{ error: 'ENOSPC' }] : []), ...short]
}

const wordsFor = (mishap: Mishap): string => (typeof mishap === 'object' ? mishap.error : mishap)

/** A disk that is well again is written again, in this process: what is claimed now is served, and nothing that was owed is missing. */
async function healed(
  witness: Witness,
  {
    clock,
    available,
    damaged
  }: { clock: ReturnType<CampaignBench['clock']>; available: () => boolean; damaged: () => boolean }
): Promise<string[]> {
  for (let waited = 0; waited < 5 && !available(); waited += 1) await clock.advance(1000)
  if (!available()) return ['the store stays unavailable though its disk is well']
  // What could not be read at the start is out of service until the next, and takes its room.
  if (damaged()) return []
  await witness.claim(9)
  await witness.append(9, 'well')
  await witness.complete(9)
  const seen = witness.all.at(-1)
  return seen?.owed === 3 ? [] : ['a store that says it is ready takes no execution']
}

function failure(scene: Scene, n: number, call: DiskCall, mishap: Mishap, lasts: boolean): Case {
  const how = `${wordsFor(mishap)}${lasts ? ' from then on' : ''}`
  return {
    name: `failure: ${scene.name}, ${call.name} at ${n}: ${how}`,
    async run(bench) {
      let over = false
      const fails = (_: DiskCall, before: number) => !over && (before === n || (lasts && before > n))
      const { disk, witnessed, faults } = await tell(
        scene,
        bench,
        (each, before) => (fails(each, before) && each.name !== 'close' ? mishap : undefined),
        async (witness, parts) => {
          over = true
          return healed(witness, parts)
        }
      )
      return [
        ...faults,
        ...(await judgeImage(disk.image(), witnessed, bench)),
        ...(await judgeImage(disk.afterPowerCut(none), witnessed, bench)).map((fault) => `power cut after it: ${fault}`)
      ]
    }
  }
}

/** Every call of a story fails in every way that it can, once and from then on. */
export async function failures(scene: Scene, bench: CampaignBench): Promise<Case[]> {
  const calls = await callsOf(scene, bench)
  return calls.flatMap((call, n) =>
    mishapsFor(call).flatMap((mishap) =>
      mishap === 'short'
        ? [failure(scene, n, call, mishap, false)]
        : [failure(scene, n, call, mishap, false), failure(scene, n, call, mishap, true)]
    )
  )
}
