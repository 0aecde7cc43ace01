/** Lets one task at a time run for each name. */
export function createTurns(): <Value>(name: string, task: () => Promise<Value>) => Promise<Value> {
  const turns = new Map<string, Promise<unknown>>()
  return async (name, task) => {
    while (turns.has(name)) await turns.get(name)
    const run = task()
    const turn = run.then(
      () => turns.delete(name),
      () => turns.delete(name)
    )
    turns.set(name, turn)
    return run
  }
}
