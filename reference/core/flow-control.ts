/** A place among the calls that a provider may run at a time. `release` may be called any number of times and counts once. */
export interface Slot {
  release(): void
}

/** The answer of a gate: a slot now, a place in the queue, or no room. */
export type Entry = { readonly slot: Slot } | { readonly waiting: Waiting } | 'full'

/** A place in the queue. `slot` resolves with `undefined` after `leave`. */
export interface Waiting {
  readonly slot: Promise<Slot | undefined>
  leave(): void
}

/** Concurrency of one provider with a bounded first-in-first-out queue behind it. */
export interface Gate {
  enter(): Entry
  readonly running: number
  readonly queued: number
}

/**
 * A gate for `maxConcurrency` calls and `maxQueueDepth` waiting ones. A freed slot goes to the longest waiting directly, so nobody can
 * overtake the queue.
 *
 * @see spec/chapters/12-routing.md#flow-control
 */
export function createGate(limits: { maxConcurrency: number; maxQueueDepth: number }): Gate {
  const queue = new Set<(slot: Slot | undefined) => void>()
  let running = 0

  function take(): Slot {
    running += 1
    let held = true
    return {
      release() {
        if (!held) return
        held = false
        running -= 1
        const [next] = queue
        if (next === undefined) return
        queue.delete(next)
        next(take())
      }
    }
  }

  function wait(): Waiting {
    let answer!: (slot: Slot | undefined) => void
    const slot = new Promise<Slot | undefined>((resolve) => {
      answer = resolve
    })
    queue.add(answer)
    return {
      slot,
      leave() {
        // Once a slot is given, leaving must not lose it: whoever waits still receives and releases it.
        if (queue.delete(answer)) answer(undefined)
      }
    }
  }

  return {
    enter() {
      if (running < limits.maxConcurrency) return { slot: take() }
      return queue.size < limits.maxQueueDepth ? { waiting: wait() } : 'full'
    },
    get running() {
      return running
    },
    get queued() {
      return queue.size
    }
  }
}
