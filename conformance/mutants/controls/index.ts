import type { Control } from '../mutant.ts'
import { aClockThatStepsBack } from './a-clock-that-steps-back.ts'
import { aRetryField } from './a-retry-field.ts'
import { aSlowStore } from './a-slow-store.ts'
import { aWholeReplayInOneWrite } from './a-whole-replay-in-one-write.ts'
import { anEmptyStreamAtTheEnd } from './an-empty-stream-at-the-end.ts'
import { answersASubmitLate } from './answers-a-submit-late.ts'
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
import { endsCutWorkAtItsLastSign } from './ends-cut-work-at-its-last-sign.ts'
import { endsOnATargetScopedFailure } from './ends-on-a-target-scoped-failure.ts'
import { endsOnAnUncertainFailure } from './ends-on-an-uncertain-failure.ts'
import { endsStreamsAMomentLater } from './ends-streams-a-moment-later.ts'
import { extensionEvents } from './extension-events.ts'
import { fieldsThatNobodyKnows } from './fields-that-nobody-knows.ts'
import { fieldsWithoutABlank } from './fields-without-a-blank.ts'
import { gapsBetweenParts } from './gaps-between-parts.ts'
import { givesRoomBackAMomentLater } from './gives-room-back-a-moment-later.ts'
import { goesNoSecondRound } from './goes-no-second-round.ts'
import { hangsUpBehindTheTerminal } from './hangs-up-behind-the-terminal.ts'
import { isSluggish } from './is-sluggish.ts'
import { isSometimesFull } from './is-sometimes-full.ts'
import { keysInAnotherOrder } from './keys-in-another-order.ts'
import { oneByteAWrite } from './one-byte-a-write.ts'
import { otherHttpHabits } from './other-http-habits.ts'
import { otherSpellingsOfHeaders } from './other-spellings-of-headers.ts'
import { publishesLargerLimits } from './publishes-larger-limits.ts'
import { publishesOneLimit } from './publishes-one-limit.ts'
import { publishesStricterLimits } from './publishes-stricter-limits.ts'
import { publishesTinyLimits } from './publishes-tiny-limits.ts'
import { recoversAWhileLater } from './recovers-a-while-later.ts'
import { recoversWhenAsked } from './recovers-when-asked.ts'
import { refusesACursorOfTheFuture } from './refuses-a-cursor-of-the-future.ts'
import { refusesCallsWithoutAnId } from './refuses-calls-without-an-id.ts'
import { reportsProgress } from './reports-progress.ts'
import { reportsUsagePiecemeal } from './reports-usage-piecemeal.ts'
import { saysItAllAtOnce } from './says-it-all-at-once.ts'
import { saysLessInItsEvents } from './says-less-in-its-events.ts'
import { saysLessInItsResources } from './says-less-in-its-resources.ts'
import { selectsBeforeTheWait } from './selects-before-the-wait.ts'
import { takesTheQueryCursor } from './takes-the-query-cursor.ts'
import { tellsALastFailureTwice } from './tells-a-last-failure-twice.ts'
import { timesWithOtherDigits } from './times-with-other-digits.ts'
import { trimsItsLogs } from './trims-its-logs.ts'

/** Every legal but odd runtime, in the order of their names. */
export const controls: readonly Control[] = [
  aClockThatStepsBack,
  aRetryField,
  aSlowStore,
  aWholeReplayInOneWrite,
  anEmptyStreamAtTheEnd,
  answersASubmitLate,
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
  endsCutWorkAtItsLastSign,
  endsOnATargetScopedFailure,
  endsOnAnUncertainFailure,
  endsStreamsAMomentLater,
  extensionEvents,
  fieldsThatNobodyKnows,
  fieldsWithoutABlank,
  gapsBetweenParts,
  goesNoSecondRound,
  hangsUpBehindTheTerminal,
  isSluggish,
  isSometimesFull,
  keysInAnotherOrder,
  oneByteAWrite,
  otherHttpHabits,
  otherSpellingsOfHeaders,
  publishesLargerLimits,
  publishesOneLimit,
  publishesStricterLimits,
  publishesTinyLimits,
  recoversAWhileLater,
  recoversWhenAsked,
  refusesACursorOfTheFuture,
  refusesCallsWithoutAnId,
  reportsProgress,
  reportsUsagePiecemeal,
  saysItAllAtOnce,
  saysLessInItsEvents,
  saysLessInItsResources,
  selectsBeforeTheWait,
  takesTheQueryCursor,
  tellsALastFailureTwice,
  timesWithOtherDigits,
  trimsItsLogs,
  givesRoomBackAMomentLater
]
