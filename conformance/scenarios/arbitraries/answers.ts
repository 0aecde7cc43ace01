import fc from 'fast-check'
import type { Act, Framing } from '../../model/script.ts'
import { argumentDeltas, deltas, toolName } from './words.ts'

/** One strand of an answer: a part of text, or a tool call. Strands may run side by side. */
export type Strand =
  | { readonly kind: 'text'; readonly deltas: readonly string[] }
  | { readonly kind: 'tool'; readonly name: string; readonly deltas: readonly string[] }

export const textStrand: fc.Arbitrary<Strand> = deltas.map((list) => ({ kind: 'text', deltas: list }))

export const toolStrand: fc.Arbitrary<Strand> = fc
  .tuple(toolName, argumentDeltas)
  .map(([name, list]) => ({ kind: 'tool', name, deltas: list }))

/** Harmless acts between words. */
const noise: fc.Arbitrary<Act> = fc.oneof(
  {
    arbitrary: fc.constantFrom('ping', 'comment', 'unknown').map((kind): Act => ({ noise: kind as 'ping' })),
    weight: 3
  },
  { arbitrary: fc.integer({ min: 1, max: 3 }).map((wait): Act => ({ wait })), weight: 1 }
)

/** The acts of an answer: what it says, in which order its strands take turns, and noise here and there. */
export interface Answer {
  readonly acts: readonly Act[]
  readonly tools: boolean
}

const turns = fc.array(fc.nat(7), { maxLength: 12 })

/** An answer with at least one strand, whose first words hold the run's own random text. */
export const answer: fc.Arbitrary<Answer> = fc
  .tuple(
    fc.array(
      fc.oneof({ withCrossShrink: true }, { arbitrary: textStrand, weight: 3 }, { arbitrary: toolStrand, weight: 1 }),
      {
        minLength: 1,
        maxLength: 3
      }
    ),
    turns,
    fc.array(fc.tuple(fc.nat(15), noise), { maxLength: 3 })
  )
  .map(([strands, order, extras]) => {
    const acts = weave(strands, order)
    for (const [place, act] of extras) acts.splice(place % (acts.length + 1), 0, act)
    return { acts: marked(acts), tools: strands.some(({ kind }) => kind === 'tool') }
  })

/** Lets the strands take turns; each keeps its own order and has a part or call of its own. */
function weave(strands: readonly Strand[], order: readonly number[]): Act[] {
  const queues = strands.map((strand, position) => actsOf(strand, position)).filter((queue) => queue.length > 0)
  const acts: Act[] = []
  for (let step = 0; queues.length > 0; step += 1) {
    const place = (order[step] ?? 0) % queues.length
    const queue = queues[place]
    const act = queue?.shift()
    if (act !== undefined) acts.push(act)
    if (queue?.length === 0) queues.splice(place, 1)
  }
  return acts
}

function actsOf(strand: Strand, position: number): Act[] {
  if (strand.kind === 'text') return strand.deltas.map((text) => ({ text, part: position }))
  const call = `c${position}`
  return [{ tool: { call, name: strand.name } }, ...strand.deltas.map((delta) => ({ args: { call, delta } }))]
}

/** Puts the run's random text into the first text, where there is one. */
function marked(acts: readonly Act[]): Act[] {
  const first = acts.findIndex((act) => 'text' in act)
  return acts.map((act, at) => (at === first && 'text' in act ? { ...act, text: `{{fresh}}${act.text}` } : act))
}

/** How the bytes are framed and cut; shrinks to the dialect's own habit. */
export const framing: fc.Arbitrary<Framing> = fc.record(
  {
    eol: fc.constantFrom('lf', 'crlf', 'cr'),
    bom: fc.boolean(),
    comments: fc.boolean(),
    space: fc.boolean(),
    multiline: fc.boolean(),
    split: fc.oneof(fc.constantFrom('frame', 'whole', 'byte'), fc.nat(1000))
  },
  { requiredKeys: [] }
)
