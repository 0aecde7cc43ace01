import type { CallScript } from '../model/script.ts'

/**
 * Scripts of a lab that stands alone: they answer any generating request, whatever it says. The n-th request at a target gets the
 * n-th script; the last one repeats.
 */
export interface StandaloneScripts {
  readonly calls: readonly CallScript[]
  /** Scripts for single targets, by id, in place of `calls`. */
  readonly targets?: Readonly<Record<string, readonly CallScript[]>>
}
