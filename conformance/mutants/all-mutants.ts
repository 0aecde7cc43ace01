import { addsUpRunningCounters } from './adds-up-running-counters.ts'
import { addsWordsToASecondAttempt } from './adds-words-to-a-second-attempt.ts'
import { answersAFailedResultWith200 } from './answers-a-failed-result-with-200.ts'
import { answersASubmitWith201 } from './answers-a-submit-with-201.ts'
import { answersAnUnknownExecutionWith400 } from './answers-an-unknown-execution-with-400.ts'
import { answersErrorsInHtml } from './answers-errors-in-html.ts'
import { answersEveryPath } from './answers-every-path.ts'
import { blamesAProviderForNoTarget } from './blames-a-provider-for-no-target.ts'
import { blamesTheProviderForABadRequest } from './blames-the-provider-for-a-bad-request.ts'
import { callsABadRequestAConflict } from './calls-a-bad-request-a-conflict.ts'
import { callsABrokenStreamUnavailable } from './calls-a-broken-stream-unavailable.ts'
import { callsALateFailureRetryable } from './calls-a-late-failure-retryable.ts'
import { callsARateLimitUnavailable } from './calls-a-rate-limit-unavailable.ts'
import { callsAnUnavailableProviderInternal } from './calls-an-unavailable-provider-internal.ts'
import { callsAnotherThanItReports } from './calls-another-than-it-reports.ts'
import { callsEveryEndAStop } from './calls-every-end-a-stop.ts'
import { callsNoFailureRetryable } from './calls-no-failure-retryable.ts'
import { cancelsWhenAReaderLeaves } from './cancels-when-a-reader-leaves.ts'
import { commitsOnPreamble } from './commits-on-preamble.ts'
import { completesOnAnErrorObject } from './completes-on-an-error-object.ts'
import { countsFromZero } from './counts-from-zero.ts'
import { countsOneTokenTooMany } from './counts-one-token-too-many.ts'
import { decodesEachChunkAlone } from './decodes-each-chunk-alone.ts'
import { doublesADelta } from './doubles-a-delta.ts'
import { dropsAZero } from './drops-a-zero.ts'
import { dropsAllUsageForOneBadCount } from './drops-all-usage-for-one-bad-count.ts'
import { editsItsHistory } from './edits-its-history.ts'
import { endsTwice } from './ends-twice.ts'
import { exceedsMaxAttempts } from './exceeds-max-attempts.ts'
import { failsAnAnswerThatWasCut } from './fails-an-answer-that-was-cut.ts'
import { failsAnEmptyAnswer } from './fails-an-empty-answer.ts'
import { fallsBackAfterAToolCall } from './falls-back-after-a-tool-call.ts'
import { fallsBackAfterOutput } from './falls-back-after-output.ts'
import { fallsBackUnasked } from './falls-back-unasked.ts'
import { fillsInWhatIsMissing } from './fills-in-what-is-missing.ts'
import { fillsMissingUsageWithZero } from './fills-missing-usage-with-zero.ts'
import { forgetsTheUsageOfAFailure } from './forgets-the-usage-of-a-failure.ts'
import { forgetsUsageInTheSnapshot } from './forgets-usage-in-the-snapshot.ts'
import { givesFramesAnotherId } from './gives-frames-another-id.ts'
import { givesUpOnATransientFailure } from './gives-up-on-a-transient-failure.ts'
import { givesUpOnAnUncertainFailure } from './gives-up-on-an-uncertain-failure.ts'
import { goesBackToAccepted } from './goes-back-to-accepted.ts'
import { hidesAFailedAttempt } from './hides-a-failed-attempt.ts'
import { ignoresLastEventId } from './ignores-last-event-id.ts'
import { ignoresRequiredCapabilities } from './ignores-required-capabilities.ts'
import { ignoresTheOrderAskedFor } from './ignores-the-order-asked-for.ts'
import { ignoresUnknownFields } from './ignores-unknown-fields.ts'
import { inventsAnEventType } from './invents-an-event-type.ts'
import { joinsDeltasOnReplay } from './joins-deltas-on-replay.ts'
import { judgesByTheStatusAlone } from './judges-by-the-status-alone.ts'
import { keepsAStreamOpen } from './keeps-a-stream-open.ts'
import { leavesNoArgumentsEmpty } from './leaves-no-arguments-empty.ts'
import { leavesOutCreatedAt } from './leaves-out-created-at.ts'
import { leavesOutTheTerminal } from './leaves-out-the-terminal.ts'
import { leavesOutTheTime } from './leaves-out-the-time.ts'
import { leavesReasoningOutOfTheOutput } from './leaves-reasoning-out-of-the-output.ts'
import { leavesTheCacheOutOfTheInput } from './leaves-the-cache-out-of-the-input.ts'
import { leavesTheLastFrameOpen } from './leaves-the-last-frame-open.ts'
import { makesUpAnEmptyOutput } from './makes-up-an-empty-output.ts'
import { mirrorsItsCalls } from './mirrors-its-calls.ts'
import { mixesTheArgumentsOfCalls } from './mixes-the-arguments-of-calls.ts'
import type { Mutant } from './mutant.ts'
import { namesEveryFrameMessage } from './names-every-frame-message.ts'
import { namesNoModel } from './names-no-model.ts'
import { numbersAttemptsFromZero } from './numbers-attempts-from-zero.ts'
import { pricesItsUsage } from './prices-its-usage.ts'
import { renamesTheTargetAtTheEnd } from './renames-the-target-at-the-end.ts'
import { repairsToolArguments } from './repairs-tool-arguments.ts'
import { repeatsASequenceNumber } from './repeats-a-sequence-number.ts'
import { repeatsAnAttemptNumber } from './repeats-an-attempt-number.ts'
import { repeatsTheEventAtTheCursor } from './repeats-the-event-at-the-cursor.ts'
import { reportsADatedModel } from './reports-a-dated-model.ts'
import { reportsProgressBeforeATarget } from './reports-progress-before-a-target.ts'
import { reportsTheFirstError } from './reports-the-first-error.ts'
import { reportsUsageBehindTheEnd } from './reports-usage-behind-the-end.ts'
import { reportsUsageLate } from './reports-usage-late.ts'
import { reportsUsageTwice } from './reports-usage-twice.ts'
import { retriesABadRequest } from './retries-a-bad-request.ts'
import { retriesBehindAnAttempt } from './retries-behind-an-attempt.ts'
import { reversesTheConfiguration } from './reverses-the-configuration.ts'
import { saysNothingOfItself } from './says-nothing-of-itself.ts'
import { servesOneReaderAtATime } from './serves-one-reader-at-a-time.ts'
import { showsAFailedAttemptsOutput } from './shows-a-failed-attempts-output.ts'
import { showsARefusalAsText } from './shows-a-refusal-as-text.ts'
import { showsPartialOutputAsAResult } from './shows-partial-output-as-a-result.ts'
import { showsReasoningAsText } from './shows-reasoning-as-text.ts'
import { showsThePreamble } from './shows-the-preamble.ts'
import { skipsASequenceNumber } from './skips-a-sequence-number.ts'
import { skipsTheEventBehindTheCursor } from './skips-the-event-behind-the-cursor.ts'
import { sleepsPastTheDeadline } from './sleeps-past-the-deadline.ts'
import { spreadsTheLoad } from './spreads-the-load.ts'
import { startsAToolCallLate } from './starts-a-tool-call-late.ts'
import { startsOverPastTheEnd } from './starts-over-past-the-end.ts'
import { streamsPlainText } from './streams-plain-text.ts'
import { takesABrokenBody } from './takes-a-broken-body.ts'
import { takesAnyCursor } from './takes-any-cursor.ts'
import { takesAnyMediaType } from './takes-any-media-type.ts'
import { takesSilenceForSuccess } from './takes-silence-for-success.ts'
import { takesTheEndOfTheBodyForSuccess } from './takes-the-end-of-the-body-for-success.ts'
import { takesTheSizeOfANegativeCount } from './takes-the-size-of-a-negative-count.ts'
import { tellsAFailureAsSuccess } from './tells-a-failure-as-success.ts'
import { tellsAnotherUsageInTheResult } from './tells-another-usage-in-the-result.ts'
import { triesATargetTwice } from './tries-a-target-twice.ts'
import { trimsTheText } from './trims-the-text.ts'
import { withholdsOutput } from './withholds-output.ts'

/** Every mutant, in the order of their names. */
export const mutants: readonly Mutant[] = [
  addsUpRunningCounters,
  addsWordsToASecondAttempt,
  answersAFailedResultWith200,
  answersASubmitWith201,
  answersAnUnknownExecutionWith400,
  answersErrorsInHtml,
  answersEveryPath,
  blamesAProviderForNoTarget,
  blamesTheProviderForABadRequest,
  callsABadRequestAConflict,
  callsABrokenStreamUnavailable,
  callsALateFailureRetryable,
  callsARateLimitUnavailable,
  callsAnUnavailableProviderInternal,
  callsAnotherThanItReports,
  callsEveryEndAStop,
  callsNoFailureRetryable,
  cancelsWhenAReaderLeaves,
  commitsOnPreamble,
  completesOnAnErrorObject,
  countsFromZero,
  countsOneTokenTooMany,
  decodesEachChunkAlone,
  doublesADelta,
  dropsAZero,
  dropsAllUsageForOneBadCount,
  editsItsHistory,
  endsTwice,
  exceedsMaxAttempts,
  failsAnAnswerThatWasCut,
  failsAnEmptyAnswer,
  fallsBackAfterAToolCall,
  fallsBackAfterOutput,
  fallsBackUnasked,
  fillsInWhatIsMissing,
  fillsMissingUsageWithZero,
  forgetsTheUsageOfAFailure,
  forgetsUsageInTheSnapshot,
  givesFramesAnotherId,
  givesUpOnATransientFailure,
  givesUpOnAnUncertainFailure,
  goesBackToAccepted,
  hidesAFailedAttempt,
  mirrorsItsCalls,
  ignoresLastEventId,
  ignoresRequiredCapabilities,
  ignoresTheOrderAskedFor,
  ignoresUnknownFields,
  inventsAnEventType,
  joinsDeltasOnReplay,
  judgesByTheStatusAlone,
  keepsAStreamOpen,
  leavesNoArgumentsEmpty,
  leavesOutCreatedAt,
  leavesOutTheTerminal,
  leavesOutTheTime,
  leavesReasoningOutOfTheOutput,
  leavesTheCacheOutOfTheInput,
  leavesTheLastFrameOpen,
  makesUpAnEmptyOutput,
  mixesTheArgumentsOfCalls,
  namesEveryFrameMessage,
  namesNoModel,
  numbersAttemptsFromZero,
  pricesItsUsage,
  renamesTheTargetAtTheEnd,
  repairsToolArguments,
  repeatsASequenceNumber,
  repeatsAnAttemptNumber,
  repeatsTheEventAtTheCursor,
  reportsADatedModel,
  reportsProgressBeforeATarget,
  reportsTheFirstError,
  reportsUsageBehindTheEnd,
  reportsUsageLate,
  reportsUsageTwice,
  retriesABadRequest,
  retriesBehindAnAttempt,
  reversesTheConfiguration,
  saysNothingOfItself,
  showsAFailedAttemptsOutput,
  showsARefusalAsText,
  showsPartialOutputAsAResult,
  showsReasoningAsText,
  showsThePreamble,
  skipsASequenceNumber,
  skipsTheEventBehindTheCursor,
  sleepsPastTheDeadline,
  servesOneReaderAtATime,
  spreadsTheLoad,
  startsAToolCallLate,
  startsOverPastTheEnd,
  streamsPlainText,
  takesABrokenBody,
  takesAnyCursor,
  takesAnyMediaType,
  takesSilenceForSuccess,
  takesTheEndOfTheBodyForSuccess,
  takesTheSizeOfANegativeCount,
  tellsAFailureAsSuccess,
  tellsAnotherUsageInTheResult,
  triesATargetTwice,
  trimsTheText,
  withholdsOutput
]
