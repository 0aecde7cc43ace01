import type { RunTarget } from '../../model/verdict.ts'
import { type Bounds, boundsOf, candidatesOf } from '../../oracle.ts'
import type { AttemptView } from './attempt-view.ts'
import type { SeenEvent } from './event.ts'
import type { ExecutionView } from './execution-view.ts'
import { at } from './json.ts'
import type { RunView } from './run-view.ts'

/** The candidates of an execution in their order; empty in a log without a run. */
export function candidates(view: RunView, execution: ExecutionView): readonly RunTarget[] {
  return view.run === undefined ? [] : candidatesOf(view.run.targets, execution.request, view.run.ability)
}

export function bounds(view: RunView, execution: ExecutionView): Bounds {
  return boundsOf(execution.request, candidates(view, execution).length)
}

/** The code of an event's error. */
export const codeOf = (event: SeenEvent | undefined): unknown => at(event?.data, 'error', 'code')

/** The code of the failure that ended an attempt, by its own evidence or by the terminal event. */
export const attemptCode = (attempt: AttemptView): unknown => codeOf(attempt.failed ?? attempt.terminal)

/**
 * Whether deadline or cancel, and not the provider, ended the execution. That what a cancel ended says so is a SHOULD: a failure behind
 * the 202 counts whatever its code.
 */
export function isInterrupted({ terminal, request, cancels }: ExecutionView): boolean {
  const code = codeOf(terminal)
  if (code === 'deadline_exceeded') return request.deadline_ms !== undefined
  if (code === 'cancelled') return cancels.length > 0
  return terminal?.type === 'execution.failed' && cancels.some(({ exchange }) => exchange.status === 202)
}

export const isCompleted = (execution: ExecutionView): boolean => execution.terminal?.type === 'execution.completed'

/** Executions of a run in which every provider call is known to belong to one of them. */
export function joined(view: RunView): readonly (ExecutionView & { calls: NonNullable<ExecutionView['calls']> })[] {
  return view.executions.flatMap((execution) =>
    execution.calls === undefined ? [] : [{ ...execution, calls: execution.calls }]
  )
}

/** Whether the runtime claims an optional feature. */
export const claims = (view: RunView, feature: string): boolean => view.run?.features.includes(feature) === true
