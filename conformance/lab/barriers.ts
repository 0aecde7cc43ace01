interface Gate {
  readonly reached: PromiseWithResolver
  readonly released: PromiseWithResolver
}

interface PromiseWithResolver {
  readonly promise: Promise<void>
  readonly resolve: () => void
}

/** Named barriers between the two sides of one scenario. Once reached or released, a barrier stays so. */
export interface Barriers {
  /** Resolves once some provider call has come to the barrier. */
  reached(barrier: string): Promise<void>
  release(barrier: string): void
  /** The provider side: says that it is there, and waits. */
  wait(barrier: string): Promise<void>
  /** Lets everything through, now and later. */
  open(): void
}

/** Creates the barriers of one scenario; names need no declaration. */
export function createBarriers(): Barriers {
  const gates = new Map<string, Gate>()
  let allOpen = false
  const gate = (name: string): Gate => {
    let known = gates.get(name)
    if (known === undefined) {
      known = { reached: resolver(), released: resolver() }
      if (allOpen) known.released.resolve()
      gates.set(name, known)
    }
    return known
  }
  return {
    reached: (name) => gate(name).reached.promise,
    release: (name) => gate(name).released.resolve(),
    wait(name) {
      gate(name).reached.resolve()
      return gate(name).released.promise
    },
    open() {
      allOpen = true
      for (const { released } of gates.values()) released.resolve()
    }
  }
}

function resolver(): PromiseWithResolver {
  let resolve = (): void => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
