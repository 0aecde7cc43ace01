import type { Draw } from './seeded.ts'

/** One way to harm a body. */
export type Harm = (body: Buffer, draw: Draw) => Buffer

/** Frames with the blank line that ends each; what stands behind the last one is a frame of its own. */
function framesOf(body: Buffer): Buffer[] {
  const frames: Buffer[] = []
  for (let from = 0; from < body.length; ) {
    const end = body.indexOf('\n\n', from)
    const until = end < 0 ? body.length : end + 2
    frames.push(body.subarray(from, until))
    from = until
  }
  return frames
}

function onFrames(edit: (frames: Buffer[], at: number, draw: Draw) => void): Harm {
  return (body, draw) => {
    const frames = framesOf(body)
    if (frames.length > 0) edit(frames, draw.below(frames.length), draw)
    return Buffer.concat(frames)
  }
}

/** What is done to a body, by name. All keep other bytes as they are. */
export const harms: Readonly<Record<string, Harm>> = {
  'flip a bit': (body, draw) => {
    const harmed = Buffer.from(body)
    const at = draw.below(harmed.length)
    if (harmed.length > 0) harmed[at] = (harmed[at] ?? 0) ^ (1 << draw.below(8))
    return harmed
  },
  'drop a frame': onFrames((frames, at) => frames.splice(at, 1)),
  'double a frame': onFrames((frames, at) => frames.splice(at, 0, frames[at] as Buffer)),
  'swap two frames': onFrames((frames, at, draw) => {
    const other = draw.below(frames.length)
    const kept = frames[at] as Buffer
    frames[at] = frames[other] as Buffer
    frames[other] = kept
  }),
  cut: (body, draw) => body.subarray(0, draw.below(body.length + 1)),
  'drop some bytes': (body, draw) => {
    const from = draw.below(body.length)
    return Buffer.concat([body.subarray(0, from), body.subarray(from + 1 + draw.below(40))])
  },
  'put a value in place of another': (body, draw) => {
    const values = [...body.toString('latin1').matchAll(/(?<=":)(?:"[^"]{0,40}"|-?\d+|null|true|false)/g)]
    if (values.length === 0) return body
    const { index, 0: old } = draw.pick(values)
    const value = draw.pick([
      'null',
      '-1',
      '1e309',
      '1.5',
      '""',
      '"\\ud800"',
      '[]',
      '{}',
      'true',
      '99999999999999999999'
    ])
    return Buffer.concat([body.subarray(0, index), Buffer.from(value), body.subarray(index + old.length)])
  },
  'put bytes in': (body, draw) => {
    const at = draw.below(body.length + 1)
    const bytes = draw.pick([
      '\0',
      '\r',
      '\n\n',
      '\uFEFF',
      'data: {}\n\n',
      'event: error\n\n',
      'id: 1\n\n',
      ':\n',
      '\xFF'
    ])
    return Buffer.concat([body.subarray(0, at), Buffer.from(bytes, 'latin1'), body.subarray(at)])
  }
}

/** Harms a body one to three times; tells how. */
export function mutate(body: Buffer, draw: Draw): { body: Buffer; how: string[] } {
  const how: string[] = []
  let harmed = body
  for (let left = 1 + draw.below(3); left > 0; left -= 1) {
    const name = draw.pick(Object.keys(harms))
    harmed = harms[name]?.(harmed, draw) ?? harmed
    how.push(name)
  }
  return { body: harmed, how }
}

/** Cuts a body into chunks of 1 to 400 bytes. */
export function cutAnyhow(body: Buffer, draw: Draw): Buffer[] {
  const chunks: Buffer[] = []
  for (let from = 0; from < body.length; ) {
    const until = Math.min(body.length, from + 1 + draw.below(draw.pick([2, 30, 400])))
    chunks.push(body.subarray(from, until))
    from = until
  }
  return chunks
}
