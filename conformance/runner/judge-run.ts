import type { RequirementId } from '../../generated/requirements.ts'
import type { Item, Law, LawResult } from '../model/verdict.ts'
import { type Proof, proofOf } from './proof.ts'

/** What one law found in one run. A law that throws is the kit's fault, never the runtime's. */
export interface Finding {
  readonly requirement: RequirementId
  readonly result: LawResult
  readonly fault?: string
}

/** One run under all laws. */
export interface RunJudgement {
  readonly proof: Proof
  readonly findings: readonly Finding[]
}

/**
 * Folds every law over the items of one run. A run without its proof convicts but never acquits: violations stand, antecedents are not
 * counted, so that nothing passes on it. Where the runtime's process was signalled only the laws that say so judge. `stubProof` takes every run for proven (see `Subject.stubWiring`).
 */
export function judgeRun(items: readonly Item[], laws: readonly Law[], stubProof = false): RunJudgement {
  const proof: Proof = stubProof ? { proven: 'not-needed' } : proofOf(items)
  const signalled = items.some(({ kind }) => kind === 'process.signalled')
  const findings = (signalled ? laws.filter((law) => law.process === true) : laws).map((law) => {
    try {
      const result = fold(law, items)
      return {
        requirement: law.requirement,
        result: proof.proven === false ? { ...result, antecedents: 0 } : result
      }
    } catch (error) {
      const fault = error instanceof Error ? error.message : 'not an Error'
      return { requirement: law.requirement, result: { antecedents: 0, violations: [] }, fault }
    }
  })
  return { proof, findings }
}

function fold(law: Law, items: readonly Item[]): LawResult {
  if (law.judgeAll !== undefined) return law.judgeAll(items)
  let state = law.init()
  items.forEach((item, index) => {
    state = law.step(state, item, index)
  })
  return law.finish(state)
}
