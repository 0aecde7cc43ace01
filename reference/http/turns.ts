let waiting: (() => void)[] = []

/**
 * Calls back after one turn of the event loop. All who wait for the same turn share one wake-up: with hundreds of readers a timer
 * or promise for each would cost more than the bytes that they wait to send.
 */
export function afterTurn(callback: () => void): void {
  if (waiting.push(callback) === 1) setImmediate(wake)
}

function wake(): void {
  const callbacks = waiting
  waiting = []
  for (const callback of callbacks) callback()
}
