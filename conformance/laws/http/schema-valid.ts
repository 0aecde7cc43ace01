import type { OperationId } from '../../../generated/operations.ts'
import {
  type Validator,
  validateCancelAccepted,
  validateErrorBody,
  validateExecutionResult,
  validateExecutionSnapshot,
  validateExecutionSubmission,
  validateProviderList,
  validateResultConflict,
  validateRuntimeInfo
} from '../../../generated/validators.mjs'
import { judged } from '../shared/judged.ts'
import { faultOf } from '../shared/schema.ts'

/** The body of each operation's success; everything else has the error body, but for the exceptions below. */
const successes: Readonly<Partial<Record<OperationId, Validator<unknown>>>> = {
  getRuntime: validateRuntimeInfo,
  listProviders: validateProviderList,
  submitExecution: validateExecutionSubmission,
  getExecution: validateExecutionSnapshot,
  getExecutionResult: validateExecutionResult,
  cancelExecution: validateCancelAccepted
}

/** Every JSON body is valid against the schema of its operation and status. */
export const schemaValid = judged('http/schema-valid', (view, check) => {
  for (const exchange of view.exchanges) {
    const { status, body, method } = exchange.exchange
    if (exchange.operation === 'none' || method === 'HEAD') continue
    const validate = validatorOf(exchange.operation, status)
    if (validate === undefined) continue
    check(validate(body), exchange, () => ({
      expected: `a valid body of ${exchange.operation} ${status}`,
      saw: body === undefined ? 'no JSON' : faultOf(validate)
    }))
  }
})

function validatorOf(operation: OperationId, status: number): Validator<unknown> | undefined {
  if (operation === 'getRuntime' && status === 503) return validateRuntimeInfo
  if (operation === 'getExecutionResult' && status === 409) return validateResultConflict
  if (status >= 400) return validateErrorBody
  return status === 200 || status === 202 ? successes[operation] : undefined
}
