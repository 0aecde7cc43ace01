import { malformed } from './failure.ts'
import { maxFrameBytes } from './sse.ts'

/** Items, content parts, blocks and calls of one answer. Long answers with many citations have some hundreds. */
const mostPlaces = 10_000

/** What an adapter keeps of an answer that nobody has been told yet: bounded, so that a provider that says much and tells nothing ends. */
export interface Holdings {
  /** Counts so many characters as kept, in place of the `before` counted earlier. */
  hold(characters: number, before?: number): void
  /** Counts one more place that output may come to. */
  place(): void
}

/** @throws ProviderFailure from the call that goes beyond the bound: as much as one frame may hold, or ten thousand places */
export function createHoldings(): Holdings {
  let held = 0
  let places = 0
  return {
    hold(characters, before = 0) {
      held += characters - before
      if (held > maxFrameBytes) throw malformed('it holds back more than anybody could be waiting for')
    },
    place() {
      places += 1
      if (places > mostPlaces) throw malformed(`it has more than ${mostPlaces} parts`)
    }
  }
}
