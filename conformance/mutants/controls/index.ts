import type { Control } from '../mutant.ts'
import { aClockThatStepsBack } from './a-clock-that-steps-back.ts'
import { aRetryField } from './a-retry-field.ts'
import { aWholeReplayInOneWrite } from './a-whole-replay-in-one-write.ts'
import { anEmptyStreamAtTheEnd } from './an-empty-stream-at-the-end.ts'
import { answersOtherMethodsWith404 } from './answers-other-methods-with-404.ts'
import { asksForModelsFirst } from './asks-for-models-first.ts'
import { beatsOften } from './beats-often.ts'
import { callsALateCancelNotFound } from './calls-a-late-cancel-not-found.ts'
import { claimsNothing } from './claims-nothing.ts'
import { commentsBetweenFrames } from './comments-between-frames.ts'
import { crlfLineEnds } from './crlf-line-ends.ts'
import { dataOverManyLines } from './data-over-many-lines.ts'
import { deltasJoined } from './deltas-joined.ts'
import { deltasSplitOtherwise } from './deltas-split-otherwise.ts'
import { endsOnATargetScopedFailure } from './ends-on-a-target-scoped-failure.ts'
import { endsOnAnUncertainFailure } from './ends-on-an-uncertain-failure.ts'
import { extensionEvents } from './extension-events.ts'
import { fieldsWithoutABlank } from './fields-without-a-blank.ts'
import { gapsBetweenParts } from './gaps-between-parts.ts'
import { goesNoSecondRound } from './goes-no-second-round.ts'
import { keysInAnotherOrder } from './keys-in-another-order.ts'
import { oneByteAWrite } from './one-byte-a-write.ts'
import { publishesStricterLimits } from './publishes-stricter-limits.ts'
import { refusesACursorOfTheFuture } from './refuses-a-cursor-of-the-future.ts'
import { reportsProgress } from './reports-progress.ts'
import { reportsUsagePiecemeal } from './reports-usage-piecemeal.ts'
import { saysLessInItsResources } from './says-less-in-its-resources.ts'

/** Every legal but odd runtime, in the order of their names. */
export const controls: readonly Control[] = [
  aClockThatStepsBack,
  aRetryField,
  aWholeReplayInOneWrite,
  anEmptyStreamAtTheEnd,
  answersOtherMethodsWith404,
  asksForModelsFirst,
  beatsOften,
  callsALateCancelNotFound,
  claimsNothing,
  commentsBetweenFrames,
  crlfLineEnds,
  dataOverManyLines,
  deltasJoined,
  deltasSplitOtherwise,
  endsOnATargetScopedFailure,
  endsOnAnUncertainFailure,
  extensionEvents,
  fieldsWithoutABlank,
  gapsBetweenParts,
  goesNoSecondRound,
  keysInAnotherOrder,
  oneByteAWrite,
  publishesStricterLimits,
  refusesACursorOfTheFuture,
  reportsProgress,
  reportsUsagePiecemeal,
  saysLessInItsResources
]
