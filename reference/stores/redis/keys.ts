/** The names of everything that a store keeps. All share one hash tag, so that a script may touch all of it in one step. */
export interface RedisKeys {
  /** What every name begins with; scripts make theirs from it. */
  readonly base: string
  /** A hash: what is known of an execution beside its events. */
  record(executionId: string): string
  /** A stream: one entry an event, its id `sequence-0`, its fields `t` (type), `s` (status) and `d` (the event as JSON). */
  events(executionId: string): string
  /** Published to at each append, with the number of the last event. */
  appends(executionId: string): string
  /** Published to at each cancel request for the work of an owner, with execution id and the token of who passes it on. */
  cancels(token: string): string
  /** A set: the running executions of an owner. */
  owned(token: string): string
}

/** @see spec/chapters/20-storage.md#redis-keys */
export function redisKeys(name: string): RedisKeys {
  const base = `{${name}}`
  return {
    base,
    record: (executionId) => `${base}:x:${executionId}`,
    events: (executionId) => `${base}:e:${executionId}`,
    appends: (executionId) => `${base}:n:${executionId}`,
    cancels: (token) => `${base}:c:${token}`,
    owned: (token) => `${base}:o:${token}`
  }
}
