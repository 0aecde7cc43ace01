/** A small executable model of the protocol: scenario → what may happen. @see spec/chapters/13-attempts.md */
export { candidatesOf, isCapable } from './oracle/candidates.ts'
export { contradicts, type Failure, failureOf } from './oracle/failure.ts'
export { allowedOutcomes, type ExpectedAttempt, type Outcome } from './oracle/outcomes.ts'
export { type Ending, type Said, saidBy } from './oracle/said.ts'
export { scriptOf } from './oracle/script-of.ts'
