import type { Telemetry } from './ports.ts'

function guard<Fact>(tell: (fact: Fact) => void): (fact: Fact) => void {
  return (fact) => {
    try {
      tell(fact)
    } catch {
      // Whoever listens has a fault of its own; there is nobody left to tell.
    }
  }
}

/** The same telemetry, unable to harm an execution by throwing. */
export function guardTelemetry(telemetry: Telemetry): Telemetry {
  return {
    executionAccepted: guard((fact) => telemetry.executionAccepted?.(fact)),
    attemptStarted: guard((fact) => telemetry.attemptStarted(fact)),
    attemptEnded: guard((fact) => telemetry.attemptEnded(fact)),
    executionEnded: guard((fact) => telemetry.executionEnded(fact)),
    internalError: guard((fact) => telemetry.internalError(fact))
  }
}
