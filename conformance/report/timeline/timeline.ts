/** Who takes part in a run: the kit's client, the runtime, or a provider target by its id. */
export type Party = 'client' | 'runtime' | (string & {})

/** Something that one party sent another, or (`from` and `to` the same) that happened at one. */
export interface TimelineEntry {
  /** Milliseconds since the run began. */
  readonly at: number
  readonly from: Party
  readonly to: Party
  /** What it was, in a few words: types, numbers and codes, lengths in place of content. */
  readonly text: string
  /** The place where the law saw its violation. */
  readonly violation?: true
}

/** So many entries left out between two others. */
export interface TimelineGap {
  readonly omitted: number
}

export type TimelineRow = TimelineEntry | TimelineGap

/** One run from both sides, in time order and bounded: what the kit's client and the provider lab saw. */
export interface Timeline {
  /** Ids of the provider targets that were called, in the order of their first call. */
  readonly targets: readonly string[]
  readonly rows: readonly TimelineRow[]
}

/** Tells an entry from a gap. */
export const isEntry = (row: TimelineRow): row is TimelineEntry => !('omitted' in row)
