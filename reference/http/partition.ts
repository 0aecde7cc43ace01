import type { Context, MiddlewareHandler } from 'hono'
import { unclaimedMessage } from '../core/claimed-features.ts'
import { problem } from './problems.ts'
import { answerResponse } from './response.ts'

const header = 'Execution-Partition'

/** Visible ASCII alone: two headers arrive joined by a comma and a blank, and so are refused too. */
const partitionPattern = /^[\x21-\x7e]{1,128}$/

/**
 * Refuses a partition that is none, and any partition where the feature is not claimed: to ignore it would put executions of one
 * partition in reach of another.
 * @see spec/chapters/16-idempotency.md
 */
export function partitionGuard(claimed: boolean): MiddlewareHandler {
  return async (context, next) => {
    const partition = context.req.header(header)
    if (partition === undefined) return next()
    if (!claimed) {
      const message = unclaimedMessage({ field: `header ${header}`, feature: 'partition' })
      return answerResponse(problem(400, 'feature_not_claimed', message))
    }
    if (partitionPattern.test(partition)) return next()
    const message = `header ${header} must be 1 to 128 visible ASCII characters, given once`
    return answerResponse(problem(400, 'header_invalid', message))
  }
}

/** The partition of a request that has passed the guard. */
export const partitionOf = (context: Context): string | undefined => context.req.header(header)
