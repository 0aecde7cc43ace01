import type { Framing } from '../model/script.ts'
import { seededRandom } from './random.ts'
import type { Step } from './step.ts'

/** Cuts body bytes into writes. What is said, and where barriers and ends stand between the bytes, stays the same. */
export function* cut(steps: Iterable<Step>, split: Framing['split'], seed: string): Generator<Step> {
  if (split === undefined || split === 'frame') {
    yield* steps
    return
  }
  if (split === 'straddle') {
    yield* straddled(steps)
    return
  }
  const sizes = sizesOf(split, seed)
  let held: Uint8Array[] = []
  let heldLength = 0
  let size = sizes()
  for (const step of steps) {
    if (step.do !== 'bytes') {
      if (held.length > 0) yield write(held, split)
      held = []
      heldLength = 0
      yield step
      continue
    }
    let rest = step.bytes
    for (let room = size - heldLength; rest.length >= room; room = size) {
      yield write([...held, rest.subarray(0, room)], split)
      held = []
      heldLength = 0
      rest = rest.subarray(room)
      size = sizes()
    }
    if (rest.length > 0) held.push(rest)
    heldLength += rest.length
  }
  if (held.length > 0) yield write(held, split)
}

/** Every two frames in three writes. */
function* straddled(steps: Iterable<Step>): Generator<Step> {
  let held: Uint8Array | undefined
  for (const step of steps) {
    if (step.do !== 'bytes') {
      if (held !== undefined) yield write([held], 'straddle')
      held = undefined
      yield step
      continue
    }
    const middle = Math.ceil(step.bytes.length / 2)
    const [first, second] = [step.bytes.subarray(0, middle), step.bytes.subarray(middle)]
    yield write(held === undefined ? [first] : [held, first], 'straddle')
    if (held !== undefined) yield write([second], 'straddle')
    held = held === undefined ? second : undefined
  }
  if (held !== undefined) yield write([held], 'straddle')
}

function sizesOf(split: Exclude<Framing['split'], undefined | 'frame' | 'straddle'>, seed: string): () => number {
  if (split === 'byte') return () => 1
  if (split === 'whole') return () => Number.POSITIVE_INFINITY
  const random = seededRandom(`cut:${seed}:${split}`)
  // Mostly small pieces, now and then a large one that holds many frames.
  return () => 1 + Math.floor(random() < 0.1 ? random() * 4096 : random() * 96)
}

function write(pieces: readonly Uint8Array[], split: Framing['split']): Step {
  return { do: 'bytes', bytes: Buffer.concat(pieces), alone: split !== 'whole' }
}
