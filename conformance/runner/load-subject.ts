import { evidenceOf } from '../evidence.ts'
import { laws } from '../laws/index.ts'
import { arbitraries, loadCases } from '../scenarios/index.ts'
import type { Subject } from './subject.ts'

/** Everything the kit has to judge by. */
export function loadSubject(): Subject {
  return { laws, cases: loadCases(), arbitraries, casesOf: (requirement) => evidenceOf(requirement).scenarios }
}
