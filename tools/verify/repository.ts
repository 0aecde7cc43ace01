import type { FileTree } from './file-tree.ts'

/** What `verify` knows of one mutant: its name and the requirements whose laws must catch it. */
export interface MutantEntry {
  readonly name: string
  readonly predicts: readonly string[]
}

/** What `verify` knows of the leg that judges clients. */
export interface ClientLeg {
  /** The requirement of each law. */
  readonly laws: readonly string[]
  readonly mutants: readonly MutantEntry[]
  readonly scenarios: readonly { readonly id: string; readonly about: readonly string[] }[]
}

/** All that a check may look at. `mutants` is absent where the repository has no registry of mutants. */
export interface Repository {
  readonly tree: FileTree
  readonly mutants?: readonly MutantEntry[]
  readonly clients?: ClientLeg
}

/** One thing that has no counterpart, or the wrong one. */
export interface Finding {
  readonly path: string
  readonly message: string
}

/** One rule of "one name, one thing": pure over the repository, and silent when all is well. */
export interface Check {
  readonly name: string
  /** The rule as a sentence, for `--list`. */
  readonly rule: string
  run(repository: Repository): readonly Finding[]
}
