import type fc from 'fast-check'
import type { Scenario } from '../../model/scenario.ts'
import { cancellation, output, replay, routing, sequence, usage } from './chapters.ts'

/** What generated scenarios of each chapter are drawn from. All are portable and end within a second against a sane runtime. */
export const arbitraries: Readonly<Record<string, fc.Arbitrary<Scenario>>> = {
  sequence,
  routing,
  usage,
  output,
  replay,
  cancellation
}
