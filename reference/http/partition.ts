import type { Context } from 'hono'
import { unclaimedMessage } from '../core/claimed-features.ts'
import { type Problem, problem } from './problems.ts'

const header = 'Execution-Partition'

/** Visible ASCII alone: two headers arrive joined by a comma and a blank, and so are refused too. */
const partitionPattern = /^[\x21-\x7e]{1,128}$/

/** The partition that a request names, if any. */
export const partitionOf = (context: Context): string | undefined => context.req.header(header)

/**
 * Refuses a partition that is none, and any partition where the feature is not claimed: to ignore it would put executions of one
 * partition in reach of another.
 * @see spec/chapters/24-features.md#partition
 */
export function refusedPartition(context: Context, claimed: boolean): Problem<400> | undefined {
  const partition = partitionOf(context)
  if (partition === undefined) return undefined
  if (!claimed) {
    const message = unclaimedMessage({ field: `header ${header}`, feature: 'partition' })
    return problem(400, 'feature_not_claimed', message)
  }
  if (partitionPattern.test(partition)) return undefined
  return problem(400, 'header_invalid', `header ${header} must be 1 to 128 visible ASCII characters, given once`)
}
