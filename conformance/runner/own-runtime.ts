import type { ProcessSignal } from '../model/process.ts'
import type { MetRuntime } from './meet.ts'
import type { Overrides } from './side-runtimes.ts'

/** What a runtime that a scenario has for itself is started with, beside the usual. */
export interface OwnWishes {
  /** Fields of the configuration. */
  readonly fields?: Overrides
  readonly environment?: Readonly<Record<string, string>>
}

/** A runtime that one scenario has for itself, so that it may be stopped, killed and started again. Its address stays. */
export interface OwnRuntime extends MetRuntime {
  /** Sends the signal; whether the process ends, and when, `gone` tells. Does nothing where the process is gone. */
  signal(signal: ProcessSignal): void
  /** Resolves once the process that runs now is gone. */
  gone(): Promise<void>
  /** Starts it again after its end, with the same configuration, environment and data. Resolves with whether it got ready. */
  start(): Promise<boolean>
  /** Starts it again in the same way and does not wait for it. */
  launch(): Promise<void>
}
