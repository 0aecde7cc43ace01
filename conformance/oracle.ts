/** A small executable model of the protocol: scenario → what may happen. @see spec/chapters/13-attempts.md */
export { cancelMoments, upTo } from './oracle/cancel-moment.ts'
export { type Bounds, boundsOf, candidatesOf, isCapable } from './oracle/candidates.ts'
export { contradicts, type Failure, failureOf } from './oracle/failure.ts'
export { finishOf } from './oracle/finish.ts'
export { allowedOutcomes, type ExpectedAttempt, type Outcome } from './oracle/outcomes.ts'
export { isSilentOnReasoning, partHeard, type Said, type SaidTool, saidBy } from './oracle/said.ts'
export { scriptOf } from './oracle/script-of.ts'
export {
  countsOnWire,
  type ExpectedQuantity,
  expectedUsage,
  placeholderOf,
  type UsageUnit,
  usageUnits
} from './oracle/usage.ts'
