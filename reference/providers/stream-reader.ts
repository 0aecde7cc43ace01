import type { ProviderEvent, ProviderFailure } from '../core/ports.ts'
import type { JsonObject } from './json.ts'

/** What one dialect makes of the frames of one stream. It keeps what it needs of them, never the frames. */
export interface StreamReader {
  /**
   * Reads one frame and adds what it tells to `events`. Frames of an unknown type tell nothing.
   * @throws ProviderFailure when the provider reports an error or contradicts itself; `events` then holds what came before it
   */
  read(type: string, payload: JsonObject): void
  /** Whether a frame of this type ends the stream, so that it counts even where the body ends without its blank line. */
  isTerminal(type: string): boolean
  /** Whether the provider's own terminal has been read; nothing is read after it. */
  readonly ended: boolean
  /**
   * An error that the provider told of while it may still tell what was used. The driver listens a short while longer and then fails with
   * it, whatever came.
   */
  readonly failing?: (Error & ProviderFailure) | undefined
  /** Everything told so far that has not been taken; the driver empties it after every network read. */
  readonly events: ProviderEvent[]
}
