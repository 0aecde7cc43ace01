/** What a process holds at rest. Bytes, but for the counts. */
export interface Holding {
  /** Of the JavaScript heap, after a collection. */
  readonly heap: number
  /** Of buffers beside it. */
  readonly buffers: number
  /** Of the process, as the system counts it. */
  readonly resident: number
  readonly descriptors: number
  /** Timers, sockets and requests that the process waits for. */
  readonly resources: number
  /** In the store's directory; 0 without one. */
  readonly files: number
  readonly disk: number
}

/** How much more may be held at the end than after the warm-up. */
interface Allowance {
  readonly share: number
  readonly more: number
}

const mebibyte = 1024 * 1024

/**
 * The heap may differ by what a collection leaves at one time and not at another; resident memory also by how it is cut up. A leak of a few
 * dozen bytes an execution is beyond it when a hundred thousand lie between.
 */
const allowances: Readonly<Record<keyof Holding, Allowance>> = {
  heap: { share: 0.05, more: 3 * mebibyte },
  buffers: { share: 0.05, more: 2 * mebibyte },
  resident: { share: 0.2, more: 24 * mebibyte },
  descriptors: { share: 0, more: 2 },
  resources: { share: 0, more: 4 },
  files: { share: 0, more: 4 },
  // The identities file is written anew when it has a thousand entries.
  disk: { share: 0, more: mebibyte }
}

/** One measure, after the warm-up and at the end. */
export interface Growth {
  readonly measure: keyof Holding
  readonly before: number
  readonly after: number
  readonly flat: boolean
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Compares the second quarter of the samples, the first being the warm-up, with the last. Needs four samples. */
export function growthOf(samples: readonly Holding[]): Growth[] {
  const quarter = Math.floor(samples.length / 4)
  if (quarter === 0) throw new RangeError('growth needs four samples')
  const measures = Object.keys(allowances) as (keyof Holding)[]
  return measures.map((measure) => {
    const of = (part: readonly Holding[]): number => median(part.map((sample) => sample[measure]))
    const before = of(samples.slice(quarter, 2 * quarter))
    const after = of(samples.slice(-quarter))
    const { share, more } = allowances[measure]
    return { measure, before, after, flat: after <= before * (1 + share) + more }
  })
}
