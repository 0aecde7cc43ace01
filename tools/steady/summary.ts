/** One whole conformance run of the reference. */
export interface Round {
  readonly seed: number
  readonly code: number | null
  readonly seconds: number
  /** The verdict line. */
  readonly line: string
  /** MUSTs that were not kept, or not judged. */
  readonly failed: readonly string[]
}

/** What many runs had in common. */
export interface Summary {
  readonly runs: number
  readonly conformant: number
  readonly slowest_seconds: number
  /** Requirement → seeds of the runs in which it was not kept. */
  readonly flakes: Readonly<Record<string, readonly number[]>>
  readonly line: string
}

/** Counts the runs that were conformant, and names what the others failed with the seeds that show it again. */
export function summaryOf(rounds: readonly Round[]): Summary {
  const flakes: Record<string, number[]> = {}
  for (const { seed, code, line, failed } of rounds) {
    if (code === 0) continue
    for (const what of failed.length > 0 ? failed : [line]) flakes[what] = [...(flakes[what] ?? []), seed]
  }
  const conformant = rounds.filter(({ code }) => code === 0).length
  const slowest = Math.max(0, ...rounds.map(({ seconds }) => seconds))
  const told = Object.entries(flakes).map(([what, seeds]) => `${what} (seed ${seeds.join(', ')})`)
  const figures = `${conformant} of ${rounds.length} runs conformant, the slowest in ${slowest.toFixed(0)} s`
  return {
    runs: rounds.length,
    conformant,
    slowest_seconds: Math.round(slowest),
    flakes,
    line: told.length === 0 ? figures : `${figures}; not kept: ${told.join('; ')}`
  }
}
