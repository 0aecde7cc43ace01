/** The caller asked for something that does not exist or does not fit: exit code 2, told in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The runtime is not there or not wired to the lab: exit code 3, told in one sentence. */
export class NotWired extends Error {
  override readonly name: string = 'NotWired'
}

/** There is no such command, so that it cannot have written anything either. */
export class NotStarted extends NotWired {
  override readonly name = 'NotStarted'
}
