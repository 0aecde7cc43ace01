/** What one benchmark found. `ratio` is the median of its rounds; a ratio has no unit unless the name says so (`_kib`). */
export interface BenchResult {
  readonly name: string
  readonly ratio: number
  readonly min: number
  readonly max: number
  readonly target: number
  /** Whether the target is a floor (`at_least`) or a ceiling (`at_most`). */
  readonly bound: 'at_least' | 'at_most'
  readonly met: boolean
}

/** A benchmark: its name, its bound, and one function that yields the ratio of every round. */
export interface Bench {
  readonly name: string
  readonly what: string
  readonly target: number
  readonly bound: BenchResult['bound']
  rounds(count: number): Promise<number[]>
}

/** Folds the rounds of a benchmark into its result. Throws on an empty list. */
export function summarise(bench: Bench, ratios: readonly number[]): BenchResult {
  const sorted = [...ratios].sort((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (min === undefined || max === undefined) throw new Error(`${bench.name} measured nothing`)
  const ratio = median(sorted)
  const met = bench.bound === 'at_least' ? ratio >= bench.target : ratio <= bench.target
  return {
    name: bench.name,
    ratio: round(ratio),
    min: round(min),
    max: round(max),
    target: bench.target,
    bound: bench.bound,
    met
  }
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Measures ours and the bare way in turn, `count` times, and yields the ratio of speeds (bare time / our time) of each round. */
export async function alternate(
  count: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>
): Promise<number[]> {
  await bare()
  await ours()
  const ratios: number[] = []
  for (let round = 0; round < count; round += 1) {
    const bareFirst = round % 2 === 0
    const first = await (bareFirst ? bare() : ours())
    const second = await (bareFirst ? ours() : bare())
    ratios.push(bareFirst ? first / second : second / first)
  }
  return ratios
}
