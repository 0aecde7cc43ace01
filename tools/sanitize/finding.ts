/** A reason why nothing is written. It never holds what was found, only where it stands and of which kind it is. */
export interface Finding {
  readonly exchange: string
  readonly where: string
  readonly what: string
  /** What `--allow` takes to accept this and its like; absent where nothing can be accepted. */
  readonly allow?: string
}

/** Names of what the user accepts, such as `field:new_member`. Remembers which of them were needed. */
export class Allowed {
  readonly #names: ReadonlySet<string>
  readonly #used = new Set<string>()

  constructor(names: readonly string[]) {
    this.#names = new Set(names)
  }

  has(name: string): boolean {
    if (!this.#names.has(name)) return false
    this.#used.add(name)
    return true
  }

  used(): string[] {
    return [...this.#used].sort()
  }
}
