import { readFileSync } from 'node:fs'

/**
 * How sharp the kit of a report was shown to be: what the last whole self-test that was sharp judged, and a SHA-256 over the names of all
 * that and what each mutant was predicted to break. Two reports with one digest were written by kits with the same teeth.
 *
 * @see conformance/mutants/README.md
 */
export interface Sharpness {
  readonly mutants: number
  readonly controls: number
  readonly nulls: number
  /** MUST laws that a killed mutant was predicted to break. */
  readonly laws: number
  readonly digest: string
}

/** Where `selftest --record` puts it. */
export const sharpnessFile = new URL('./sharpness.json', import.meta.url)

let read: Sharpness | undefined

/** Of this kit. */
export function sharpness(): Sharpness {
  read ??= JSON.parse(readFileSync(sharpnessFile, 'utf8')) as Sharpness
  return read
}

/** As a reader compares it: the counts, and enough of the digest. */
export const sharpnessWords = ({ mutants, controls, nulls, digest }: Sharpness): string =>
  `self-test ${digest.slice(0, 12)}: ${mutants} mutants killed, ${controls} controls clean, ${nulls} null runtimes at zero`
