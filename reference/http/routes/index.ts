import type { Implementation } from '../route.ts'
import { cancelExecution } from './cancel-execution.ts'
import { getExecution } from './get-execution.ts'
import { getExecutionResult } from './get-execution-result.ts'
import { getRuntime } from './get-runtime.ts'
import { listProviders } from './list-providers.ts'
import { streamExecutionEvents } from './stream-execution-events.ts'
import { submitExecution } from './submit-execution.ts'

/** The route of every operation. */
export const routes = {
  getRuntime,
  listProviders,
  submitExecution,
  getExecution,
  streamExecutionEvents,
  getExecutionResult,
  cancelExecution
} satisfies Implementation
