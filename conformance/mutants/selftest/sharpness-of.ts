import { createHash } from 'node:crypto'
import type { Sharpness } from '../../report/sharpness.ts'
import { mustLaws } from './count-laws.ts'
import type { Exhibits } from './judge.ts'

const sorted = (names: Iterable<string>): string[] => [...names].toSorted()

/** What a self-test of these shows once all of it holds. The order in which they stand makes no difference. */
export function sharpnessOf({ mutants, controls, nulls }: Pick<Exhibits, 'mutants' | 'controls' | 'nulls'>): Sharpness {
  const signed = {
    mutants: sorted(mutants.map(({ name, predicts }) => `${name}: ${sorted(predicts).join(' ')}`)),
    controls: sorted(controls.map(({ name }) => name)),
    nulls: sorted(nulls.map(({ name }) => name))
  }
  const predicted = new Set(mutants.flatMap(({ predicts }) => predicts))
  return {
    mutants: mutants.length,
    controls: controls.length,
    nulls: nulls.length,
    laws: mustLaws.filter((law) => predicted.has(law)).length,
    digest: createHash('sha256').update(JSON.stringify(signed)).digest('hex')
  }
}
