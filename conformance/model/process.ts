/** The signals that a scenario sends: to stop in good order, and to be gone at once. */
export type ProcessSignal = 'SIGTERM' | 'SIGKILL'

/** The kit has sent a signal to the runtime's process. */
export interface ProcessSignalled {
  readonly kind: 'process.signalled'
  readonly time: number
  readonly signal: ProcessSignal
}

/** The process is gone. */
export interface ProcessEnded {
  readonly kind: 'process.ended'
  readonly time: number
}

/** It was started again: the same port, configuration, environment and data directory. `ready`: it answered in time. */
export interface ProcessStarted {
  readonly kind: 'process.started'
  readonly time: number
  readonly ready: boolean
}

/** What befell the process of a runtime that a scenario has for itself. */
export type ProcessItem = ProcessSignalled | ProcessEnded | ProcessStarted
