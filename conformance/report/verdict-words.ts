import type { VerdictKind } from '../model/verdict.ts'

/** Every verdict, the gravest first, with its short word and what it means. */
export const verdictWords: Readonly<Record<VerdictKind, { readonly short: string; readonly meaning: string }>> = {
  fail: { short: 'fail', meaning: 'A MUST is broken.' },
  'kit-fault': { short: 'kit fault', meaning: 'The kit could not judge it; never the fault of the runtime.' },
  inconclusive: { short: 'unclear', meaning: 'Timing inside the noise, also alone.' },
  blocked: { short: 'blocked', meaning: 'Something that it depends on failed.' },
  'not-exercised': { short: 'never', meaning: 'No run reached its condition. A MUST then counts as failed.' },
  warn: { short: 'warn', meaning: 'A SHOULD is broken.' },
  observed: { short: 'observed', meaning: 'The runtime does what it MAY.' },
  'not-applicable': { short: 'n/a', meaning: 'Its feature is not claimed, or a need is not met.' },
  pass: { short: 'pass', meaning: 'It was exercised and held.' }
}

/** All verdicts, the gravest first. */
export const verdictKinds = Object.keys(verdictWords) as VerdictKind[]
