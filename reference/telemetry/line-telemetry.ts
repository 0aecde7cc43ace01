import type { Telemetry } from '../core/ports.ts'
import { nullTelemetry } from './null.ts'

/** Telemetry that writes one line for each exception of our own: where it was and its class, nothing that it holds. */
export function lineTelemetry(write: (line: string) => void): Telemetry {
  return {
    ...nullTelemetry,
    internalError({ where, error, executionId }) {
      const kind = error instanceof Error ? error.name : typeof error
      write(`internal error in ${where}: ${kind}${executionId === undefined ? '' : ` (execution ${executionId})`}`)
    }
  }
}
