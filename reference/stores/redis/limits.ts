/** The limits of a Redis store, over all instances that share it. Bytes are UTF-8 bytes of what is stored, not of the server's memory. */
export interface RedisLimits {
  readonly maxExecutions: number
  /** Over all executions; 0: the server's own limit alone. */
  readonly maxBytes: number
  readonly maxExecutionBytes: number
  /** Of one execution, the terminal included. */
  readonly maxEvents: number
  /** How long an ended execution is kept, if nothing presses. */
  readonly retentionMs: number
  /** How long a record with an idempotency key is kept in any case, from its claim. */
  readonly idempotencyMinMs: number
}

export const defaultLimits: RedisLimits = {
  maxExecutions: 100_000,
  maxBytes: 0,
  maxExecutionBytes: 64 * 1024 * 1024,
  maxEvents: 250_000,
  retentionMs: 86_400_000,
  idempotencyMinMs: 0
}

/** Room that is kept for the terminal event of each running execution, in bytes. */
const terminalRoom = 4096

/** What every script is told of the limits. */
export function limitArguments(limits: RedisLimits): readonly string[] {
  const { maxExecutions, maxBytes, retentionMs, idempotencyMinMs } = limits
  return [maxExecutions, maxBytes, retentionMs, idempotencyMinMs, terminalRoom].map(String)
}
