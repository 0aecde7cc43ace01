import type { Telemetry } from './ports.ts'

/** Telemetry that tells nobody. */
export const silentTelemetry: Telemetry = {
  attemptStarted() {},
  attemptEnded() {},
  executionEnded() {},
  internalError() {}
}
