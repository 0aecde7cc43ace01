import { type AcceptedExecution, type Execution, type ExecutionParts, startExecution } from './execution.ts'

/** The executions of this process that have not ended. */
export interface RunningExecutions {
  start(accepted: AcceptedExecution): void
  /** Resolves once none runs. */
  drained(): Promise<void>
  /** Cuts what runs, and what is started from now on. */
  interruptAll(): void
}

/** Nothing runs yet. */
export function createRunningExecutions(parts: ExecutionParts): RunningExecutions {
  const running = new Set<Execution>()
  let cutting = false
  return {
    start(accepted) {
      const execution = startExecution(accepted, parts)
      running.add(execution)
      void execution.done.then(() => running.delete(execution))
      if (cutting) execution.interrupt()
    },
    async drained() {
      while (running.size > 0) await Promise.all([...running].map(({ done }) => done))
    },
    interruptAll() {
      cutting = true
      for (const execution of [...running]) execution.interrupt()
    }
  }
}
