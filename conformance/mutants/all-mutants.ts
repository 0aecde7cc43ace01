import { addsReasoningToTheOutput } from './adds-reasoning-to-the-output.ts'
import { addsTheCacheToTheInput } from './adds-the-cache-to-the-input.ts'
import { addsToAFinishedLog } from './adds-to-a-finished-log.ts'
import { addsUpRunningCounters } from './adds-up-running-counters.ts'
import { addsWordsToASecondAttempt } from './adds-words-to-a-second-attempt.ts'
import { admitsEverybody } from './admits-everybody.ts'
import { altersProviderState } from './alters-provider-state.ts'
import { answersACancelWith200 } from './answers-a-cancel-with-200.ts'
import { answersAFailedResultWith200 } from './answers-a-failed-result-with-200.ts'
import { answersAReplayAfterTheEnd } from './answers-a-replay-after-the-end.ts'
import { answersAReplayWith202 } from './answers-a-replay-with-202.ts'
import { answersAResultWith202 } from './answers-a-result-with-202.ts'
import { answersASubmitWith200 } from './answers-a-submit-with-200.ts'
import { answersAnInlineReplayWithJson } from './answers-an-inline-replay-with-json.ts'
import { answersAnInlineSubmitWithJson } from './answers-an-inline-submit-with-json.ts'
import { answersAnUnknownExecutionWith400 } from './answers-an-unknown-execution-with-400.ts'
import { answersAnUnknownMethodWith500 } from './answers-an-unknown-method-with-500.ts'
import { answersAnyHost } from './answers-any-host.ts'
import { answersAnyOrigin } from './answers-any-origin.ts'
import { answersErrorsInHtml } from './answers-errors-in-html.ts'
import { answersEveryPath } from './answers-every-path.ts'
import { asksEveryTargetForASchema } from './asks-every-target-for-a-schema.ts'
import { asksToComeBackInHalfASecond } from './asks-to-come-back-in-half-a-second.ts'
import { beginsWithAnExtension } from './begins-with-an-extension.ts'
import { believesACancelThatWasNotHeard } from './believes-a-cancel-that-was-not-heard.ts'
import { bindsResultsToTheFirstCall } from './binds-results-to-the-first-call.ts'
import { blamesAProviderForAStop } from './blames-a-provider-for-a-stop.ts'
import { blamesAProviderForNoTarget } from './blames-a-provider-for-no-target.ts'
import { blamesTheCallerForARefusedKey } from './blames-the-caller-for-a-refused-key.ts'
import { blamesTheFirstAttempt } from './blames-the-first-attempt.ts'
import { blamesTheProviderForABadRequest } from './blames-the-provider-for-a-bad-request.ts'
import { blamesTheProviderForCutWork } from './blames-the-provider-for-cut-work.ts'
import { blanksANulInArguments } from './blanks-a-nul-in-arguments.ts'
import { boastsOfAsynchrony } from './boasts-of-asynchrony.ts'
import { callsABadRequestAConflict } from './calls-a-bad-request-a-conflict.ts'
import { callsABrokenStreamUnavailable } from './calls-a-broken-stream-unavailable.ts'
import { callsACancelAFault } from './calls-a-cancel-a-fault.ts'
import { callsACancelAnInternalError } from './calls-a-cancel-an-internal-error.ts'
import { callsACancelledExecutionFailed } from './calls-a-cancelled-execution-failed.ts'
import { callsACutCallWhole } from './calls-a-cut-call-whole.ts'
import { callsADeadlineACancel } from './calls-a-deadline-a-cancel.ts'
import { callsADeadlineATimeout } from './calls-a-deadline-a-timeout.ts'
import { callsAFilterAStop } from './calls-a-filter-a-stop.ts'
import { callsAFullHouseBroken } from './calls-a-full-house-broken.ts'
import { callsAFullQueueUnavailable } from './calls-a-full-queue-unavailable.ts'
import { callsAFullStoreAnInternalError } from './calls-a-full-store-an-internal-error.ts'
import { callsAKeyedSubmitAReplay } from './calls-a-keyed-submit-a-replay.ts'
import { callsALateCancelInvalid } from './calls-a-late-cancel-invalid.ts'
import { callsALateFailureRetryable } from './calls-a-late-failure-retryable.ts'
import { callsALimitedRateFinal } from './calls-a-limited-rate-final.ts'
import { callsAMissedDeadlineATimeout } from './calls-a-missed-deadline-a-timeout.ts'
import { callsAMissingResultNotFound } from './calls-a-missing-result-not-found.ts'
import { callsARateLimitUnavailable } from './calls-a-rate-limit-unavailable.ts'
import { callsARedirectUnavailable } from './calls-a-redirect-unavailable.ts'
import { callsARefusalAStop } from './calls-a-refusal-a-stop.ts'
import { callsAReusedKeyInvalid } from './calls-a-reused-key-invalid.ts'
import { callsASpentQuotaALimitedRate } from './calls-a-spent-quota-a-limited-rate.ts'
import { callsAStopAnInternalError } from './calls-a-stop-an-internal-error.ts'
import { callsAgainForAReplay } from './calls-again-for-a-replay.ts'
import { callsAnEvictedExecutionGone } from './calls-an-evicted-execution-gone.ts'
import { callsAnExpiredCursorUnknown } from './calls-an-expired-cursor-unknown.ts'
import { callsAnUnavailableProviderInternal } from './calls-an-unavailable-provider-internal.ts'
import { callsAnUnknownEndAStop } from './calls-an-unknown-end-a-stop.ts'
import { callsAnUnknownExecutionInvalid } from './calls-an-unknown-execution-invalid.ts'
import { callsAnotherThanItReports } from './calls-another-than-it-reports.ts'
import { callsAsManyAsItLikes } from './calls-as-many-as-it-likes.ts'
import { callsCountedMediaReported } from './calls-counted-media-reported.ts'
import { callsCutWorkCancelled } from './calls-cut-work-cancelled.ts'
import { callsEveryEndAStop } from './calls-every-end-a-stop.ts'
import { callsEverySubmitAReplay } from './calls-every-submit-a-replay.ts'
import { callsNoFailureRetryable } from './calls-no-failure-retryable.ts'
import { callsNoRoomALimitedRate } from './calls-no-room-a-limited-rate.ts'
import { callsNoSubmitAReplay } from './calls-no-submit-a-replay.ts'
import { callsTheEndOfAFallbackAStop } from './calls-the-end-of-a-fallback-a-stop.ts'
import { callsTokensByAnotherName } from './calls-tokens-by-another-name.ts'
import { callsTooManyBytesInvalid } from './calls-too-many-bytes-invalid.ts'
import { callsTooManyPartsTooLarge } from './calls-too-many-parts-too-large.ts'
import { cancelsAFinishedExecution } from './cancels-a-finished-execution.ts'
import { cancelsALittleLater } from './cancels-a-little-later.ts'
import { cancelsWhenAReaderLeaves } from './cancels-when-a-reader-leaves.ts'
import { chargesAFailureToTheNextAttempt } from './charges-a-failure-to-the-next-attempt.ts'
import { claimsBeforeItLooks } from './claims-before-it-looks.ts'
import { claimsToBill } from './claims-to-bill.ts'
import { clampsParameters } from './clamps-parameters.ts'
import { clampsRouting } from './clamps-routing.ts'
import { closesBeforeTheEnd } from './closes-before-the-end.ts'
import { closesCutArguments } from './closes-cut-arguments.ts'
import { commitsOnPreamble } from './commits-on-preamble.ts'
import { comparesRawBodies } from './compares-raw-bodies.ts'
import { completesOnAnErrorAlone } from './completes-on-an-error-alone.ts'
import { completesOnAnErrorObject } from './completes-on-an-error-object.ts'
import { correctsUsageInItsHistory } from './corrects-usage-in-its-history.ts'
import { countsFromZero } from './counts-from-zero.ts'
import { countsHeadersForTheFingerprint } from './counts-headers-for-the-fingerprint.ts'
import { countsIn32Bits } from './counts-in-32-bits.ts'
import { countsOneProviderMore } from './counts-one-provider-more.ts'
import { countsOneTokenTooMany } from './counts-one-token-too-many.ts'
import { countsTheBudgetFromEachAttempt } from './counts-the-budget-from-each-attempt.ts'
import { countsTheCacheBesideTheInput } from './counts-the-cache-beside-the-input.ts'
import { countsTheDeadlineFromEachAttempt } from './counts-the-deadline-from-each-attempt.ts'
import { countsTheLimitAsTooMuch } from './counts-the-limit-as-too-much.ts'
import { cutsLongAbilities } from './cuts-long-abilities.ts'
import { cutsLongKeys } from './cuts-long-keys.ts'
import { cutsLongToolNames } from './cuts-long-tool-names.ts'
import { decodesEachChunkAlone } from './decodes-each-chunk-alone.ts'
import { doesCutWorkAgain } from './does-cut-work-again.ts'
import { doublesADelta } from './doubles-a-delta.ts'
import { dropsAZero } from './drops-a-zero.ts'
import { dropsAllUsageForOneBadCount } from './drops-all-usage-for-one-bad-count.ts'
import { dropsAnOutputSchema } from './drops-an-output-schema.ts'
import { dropsFieldsThatItDoesNotKnow } from './drops-fields-that-it-does-not-know.ts'
import { dropsInstructions } from './drops-instructions.ts'
import { dropsParametersThatAModelLacks } from './drops-parameters-that-a-model-lacks.ts'
import { dropsStateInSilence } from './drops-state-in-silence.ts'
import { dropsTheTemperature } from './drops-the-temperature.ts'
import { dropsTools } from './drops-tools.ts'
import { dropsWhatFollowsACompletedFrame } from './drops-what-follows-a-completed-frame.ts'
import { dropsWhatIsNotCalledAStream } from './drops-what-is-not-called-a-stream.ts'
import { echoesNoPolicy } from './echoes-no-policy.ts'
import { editsItsHistory } from './edits-its-history.ts'
import { endsCutWorkAnewAtEveryStart } from './ends-cut-work-anew-at-every-start.ts'
import { endsTwice } from './ends-twice.ts'
import { endsTwiceWhenCancelled } from './ends-twice-when-cancelled.ts'
import { endsWithAnExtensionFirst } from './ends-with-an-extension-first.ts'
import { estimatesInTheNameOfTheProvider } from './estimates-in-the-name-of-the-provider.ts'
import { estimatesWhatWasReported } from './estimates-what-was-reported.ts'
import { exceedsMaxAttempts } from './exceeds-max-attempts.ts'
import { explainsNoSkippedTarget } from './explains-no-skipped-target.ts'
import { failsARefusal } from './fails-a-refusal.ts'
import { failsAnAnswerThatWasCut } from './fails-an-answer-that-was-cut.ts'
import { failsAnEmptyAnswer } from './fails-an-empty-answer.ts'
import { failsAtASecondCancel } from './fails-at-a-second-cancel.ts'
import { fallsBackAfterARefusal } from './falls-back-after-a-refusal.ts'
import { fallsBackAfterAToolCall } from './falls-back-after-a-tool-call.ts'
import { fallsBackAfterOutput } from './falls-back-after-output.ts'
import { fallsBackAfterReasoning } from './falls-back-after-reasoning.ts'
import { fallsBackUnasked } from './falls-back-unasked.ts'
import { fetchesMedia } from './fetches-media.ts'
import { fillsInWhatIsMissing } from './fills-in-what-is-missing.ts'
import { fillsMissingUsageWithZero } from './fills-missing-usage-with-zero.ts'
import { fingerprintsATidiedBody } from './fingerprints-a-tidied-body.ts'
import { fingerprintsTheInputAlone } from './fingerprints-the-input-alone.ts'
import { foldsTheCaseOfKeys } from './folds-the-case-of-keys.ts'
import { foldsTheCaseOfPartitions } from './folds-the-case-of-partitions.ts'
import { foldsTheCaseOfToolNames } from './folds-the-case-of-tool-names.ts'
import { followsAJobAnywhere } from './follows-a-job-anywhere.ts'
import { followsRedirects } from './follows-redirects.ts'
import { forgetsAKeyBeforeItsRecord } from './forgets-a-key-before-its-record.ts'
import { forgetsExtensions } from './forgets-extensions.ts'
import { forgetsKeysAtARestart } from './forgets-keys-at-a-restart.ts'
import { forgetsListedModalities } from './forgets-listed-modalities.ts'
import { forgetsModalitiesThatWereSent } from './forgets-modalities-that-were-sent.ts'
import { forgetsProviderStateInTheResult } from './forgets-provider-state-in-the-result.ts'
import { forgetsReasoningInTheResult } from './forgets-reasoning-in-the-result.ts'
import { forgetsThatACallMayRun } from './forgets-that-a-call-may-run.ts'
import { forgetsTheCache } from './forgets-the-cache.ts'
import { forgetsTheErrorInTheSnapshot } from './forgets-the-error-in-the-snapshot.ts'
import { forgetsTheKeyOfAFailure } from './forgets-the-key-of-a-failure.ts'
import { forgetsTheTargetOfAFailure } from './forgets-the-target-of-a-failure.ts'
import { forgetsTheUsageOfABrokenAttempt } from './forgets-the-usage-of-a-broken-attempt.ts'
import { forgetsTheUsageOfACancel } from './forgets-the-usage-of-a-cancel.ts'
import { forgetsTheUsageOfAFailure } from './forgets-the-usage-of-a-failure.ts'
import { forgetsToolCallsAsAnEnd } from './forgets-tool-calls-as-an-end.ts'
import { forgetsUsageInTheSnapshot } from './forgets-usage-in-the-snapshot.ts'
import { forgetsUsageWhenItFallsBack } from './forgets-usage-when-it-falls-back.ts'
import { forgetsWhereAFileIs } from './forgets-where-a-file-is.ts'
import { forwardsTheCookiesOfProviders } from './forwards-the-cookies-of-providers.ts'
import { givesASlotBackTwice } from './gives-a-slot-back-twice.ts'
import { givesCallsIdsOfItsOwn } from './gives-calls-ids-of-its-own.ts'
import { givesCallsTheIndexOfTheText } from './gives-calls-the-index-of-the-text.ts'
import { givesExtensionsAStatusOfTheirOwn } from './gives-extensions-a-status-of-their-own.ts'
import { givesFramesAnotherId } from './gives-frames-another-id.ts'
import { givesHeartbeatsAnId } from './gives-heartbeats-an-id.ts'
import { givesNamelessCallsOneId } from './gives-nameless-calls-one-id.ts'
import { givesNoGrace } from './gives-no-grace.ts'
import { givesNoNameOfWhatIsLacking } from './gives-no-name-of-what-is-lacking.ts'
import { givesNoTimeToComeBack } from './gives-no-time-to-come-back.ts'
import { givesTwoCallsOneId } from './gives-two-calls-one-id.ts'
import { givesUpARecoveryThatWasCut } from './gives-up-a-recovery-that-was-cut.ts'
import { givesUpAtAFullQueue } from './gives-up-at-a-full-queue.ts'
import { givesUpOnATransientFailure } from './gives-up-on-a-transient-failure.ts'
import { givesUpOnAnUncertainFailure } from './gives-up-on-an-uncertain-failure.ts'
import { givesUsageTheStatusRouting } from './gives-usage-the-status-routing.ts'
import { goesBackToAccepted } from './goes-back-to-accepted.ts'
import { goesBackToAnUnknownOutcome } from './goes-back-to-an-unknown-outcome.ts'
import { goesRoundWithoutABound } from './goes-round-without-a-bound.ts'
import { hangsOnHead } from './hangs-on-head.ts'
import { hangsUpOnceItIsAnswered } from './hangs-up-once-it-is-answered.ts'
import { hasNoResultAtFirst } from './has-no-result-at-first.ts'
import { hearsACancelLate } from './hears-a-cancel-late.ts'
import { hidesAFailedAttempt } from './hides-a-failed-attempt.ts'
import { hidesARunningExecution } from './hides-a-running-execution.ts'
import { hidesWhatLooksLikeAKey } from './hides-what-looks-like-a-key.ts'
import { holdsAnotherTextThanItTold } from './holds-another-text-than-it-told.ts'
import { holdsTenThousandEvents } from './holds-ten-thousand-events.ts'
import { ignoresAnUnknownPolicy } from './ignores-an-unknown-policy.ts'
import { ignoresLastEventId } from './ignores-last-event-id.ts'
import { ignoresRequiredCapabilities } from './ignores-required-capabilities.ts'
import { ignoresSilence } from './ignores-silence.ts'
import { ignoresTheEncodingOfABody } from './ignores-the-encoding-of-a-body.ts'
import { ignoresTheOrderAskedFor } from './ignores-the-order-asked-for.ts'
import { ignoresTheRetryBudget } from './ignores-the-retry-budget.ts'
import { ignoresUnknownFields } from './ignores-unknown-fields.ts'
import { ignoresUnknownFieldsBelow } from './ignores-unknown-fields-below.ts'
import { inventsAnEventType } from './invents-an-event-type.ts'
import { invitesToDoubleACall } from './invites-to-double-a-call.ts'
import { invitesToRepeatAMissedDeadline } from './invites-to-repeat-a-missed-deadline.ts'
import { invitesToRepeatCutWork } from './invites-to-repeat-cut-work.ts'
import { invitesToTryASpentQuotaAgain } from './invites-to-try-a-spent-quota-again.ts'
import { isGoneAtOnce } from './is-gone-at-once.ts'
import { joinsDeltasOnReplay } from './joins-deltas-on-replay.ts'
import { judgesByTheStatusAlone } from './judges-by-the-status-alone.ts'
import { keepsACancelToItself } from './keeps-a-cancel-to-itself.ts'
import { keepsAKeyThatFoundNoRoom } from './keeps-a-key-that-found-no-room.ts'
import { keepsARefusalToItself } from './keeps-a-refusal-to-itself.ts'
import { keepsAStreamOpen } from './keeps-a-stream-open.ts'
import { keepsQuietAboutStreams } from './keeps-quiet-about-streams.ts'
import { keepsReasoningToItself } from './keeps-reasoning-to-itself.ts'
import { keepsTheFirstCounter } from './keeps-the-first-counter.ts'
import { keepsTheFirstKey } from './keeps-the-first-key.ts'
import { keepsTheSlotOfACutCall } from './keeps-the-slot-of-a-cut-call.ts'
import { keepsTheSlotOfAFailure } from './keeps-the-slot-of-a-failure.ts'
import { keepsTheSlotOfWhatWasCancelled } from './keeps-the-slot-of-what-was-cancelled.ts'
import { keepsWaitingOnUnknownStatuses } from './keeps-waiting-on-unknown-statuses.ts'
import { knowsEmptyPolicies } from './knows-empty-policies.ts'
import { knowsIdsInEveryPartition } from './knows-ids-in-every-partition.ts'
import { leavesAProviderOutOfTheList } from './leaves-a-provider-out-of-the-list.ts'
import { leavesArtifactsOutOfTheResult } from './leaves-artifacts-out-of-the-result.ts'
import { leavesCutWorkOpen } from './leaves-cut-work-open.ts'
import { leavesDefaultsOutOfTheFingerprint } from './leaves-defaults-out-of-the-fingerprint.ts'
import { leavesNoArgumentsEmpty } from './leaves-no-arguments-empty.ts'
import { leavesOutACapability } from './leaves-out-a-capability.ts'
import { leavesOutASource } from './leaves-out-a-source.ts'
import { leavesOutCreatedAt } from './leaves-out-created-at.ts'
import { leavesOutTheExecutionId } from './leaves-out-the-execution-id.ts'
import { leavesOutTheTerminal } from './leaves-out-the-terminal.ts'
import { leavesOutTheTime } from './leaves-out-the-time.ts'
import { leavesOutUnknownParts } from './leaves-out-unknown-parts.ts'
import { leavesReasoningOutOfTheOutput } from './leaves-reasoning-out-of-the-output.ts'
import { leavesRetriesToTheQueue } from './leaves-retries-to-the-queue.ts'
import { leavesTheCacheOutOfTheInput } from './leaves-the-cache-out-of-the-input.ts'
import { leavesTheLastFrameOpen } from './leaves-the-last-frame-open.ts'
import { letsACallOutliveItsDeadline } from './lets-a-call-outlive-its-deadline.ts'
import { letsACancelledCallGoOn } from './lets-a-cancelled-call-go-on.ts'
import { letsAPolicyWin } from './lets-a-policy-win.ts'
import { letsAnExtensionWin } from './lets-an-extension-win.ts'
import { letsEverybodyWait } from './lets-everybody-wait.ts'
import { letsNobodyWait } from './lets-nobody-wait.ts'
import { letsOneHungTargetBlockTheNext } from './lets-one-hung-target-block-the-next.ts'
import { letsSeveralClaimAtOnce } from './lets-several-claim-at-once.ts'
import { letsStreamsBeStored } from './lets-streams-be-stored.ts'
import { letsToolCallsHideALimit } from './lets-tool-calls-hide-a-limit.ts'
import { limitsEveryAnswerAlike } from './limits-every-answer-alike.ts'
import { lingersBehindTheEnd } from './lingers-behind-the-end.ts'
import { listsAModalityMore } from './lists-a-modality-more.ts'
import { listsATargetTwice } from './lists-a-target-twice.ts'
import { listsAnAbilityMore } from './lists-an-ability-more.ts'
import { listsCallsBackwards } from './lists-calls-backwards.ts'
import { listsProvidersBare } from './lists-providers-bare.ts'
import { listsUsageBackwards } from './lists-usage-backwards.ts'
import { listsUsageTwiceInTheSnapshot } from './lists-usage-twice-in-the-snapshot.ts'
import { locatesAnotherExecution } from './locates-another-execution.ts'
import { logsRequests } from './logs-requests.ts'
import { logsResults } from './logs-results.ts'
import { losesAToolLoopInAFallback } from './loses-a-tool-loop-in-a-fallback.ts'
import { losesPatienceEarly } from './loses-patience-early.ts'
import { losesTheEndItTold } from './loses-the-end-it-told.ts'
import { losesTheLastEventItTold } from './loses-the-last-event-it-told.ts'
import { losesTheLastPieceOfArguments } from './loses-the-last-piece-of-arguments.ts'
import { losesWhatItHeld } from './loses-what-it-held.ts'
import { losesWhatWasJustAccepted } from './loses-what-was-just-accepted.ts'
import { makesACodeOfADetail } from './makes-a-code-of-a-detail.ts'
import { makesOneTurnOfAll } from './makes-one-turn-of-all.ts'
import { makesUpALateName } from './makes-up-a-late-name.ts'
import { makesUpAnEmptyOutput } from './makes-up-an-empty-output.ts'
import { marksALateCancel } from './marks-a-late-cancel.ts'
import { mendsAToolChoice } from './mends-a-tool-choice.ts'
import { mendsArgumentsThatAreNoJson } from './mends-arguments-that-are-no-json.ts'
import { mendsBrokenCharacters } from './mends-broken-characters.ts'
import { mirrorsItsCalls } from './mirrors-its-calls.ts'
import { mixesTheArgumentsOfCalls } from './mixes-the-arguments-of-calls.ts'
import { mixesTheOutputOfACrowd } from './mixes-the-output-of-a-crowd.ts'
import { mixesTheOutputOfExecutions } from './mixes-the-output-of-executions.ts'
import { mixesTheUsageOfExecutions } from './mixes-the-usage-of-executions.ts'
import type { Mutant } from './mutant.ts'
import { namesAVersionOfToday } from './names-a-version-of-today.ts'
import { namesAnotherExecution } from './names-another-execution.ts'
import { namesAnotherModelForState } from './names-another-model-for-state.ts'
import { namesEveryFrameMessage } from './names-every-frame-message.ts'
import { namesNoAttemptOfItsUsage } from './names-no-attempt-of-its-usage.ts'
import { namesNoModel } from './names-no-model.ts'
import { namesOneVersionForAll } from './names-one-version-for-all.ts'
import { namesTheAddressOfAProvider } from './names-the-address-of-a-provider.ts'
import { namesTheWrongAttempt } from './names-the-wrong-attempt.ts'
import { namesTheWrongTargetOfAFailure } from './names-the-wrong-target-of-a-failure.ts'
import { neverBeats } from './never-beats.ts'
import { normalizesTheText } from './normalizes-the-text.ts'
import { numbersAttemptsFromZero } from './numbers-attempts-from-zero.ts'
import { numbersPartsBackwards } from './numbers-parts-backwards.ts'
import { obeysMetadata } from './obeys-metadata.ts'
import { offersToolsToEveryTarget } from './offers-tools-to-every-target.ts'
import { overlooksMediaInMessages } from './overlooks-media-in-messages.ts'
import { passesOffUnfinishedUsage } from './passes-off-unfinished-usage.ts'
import { passesOnAnyProviderCode } from './passes-on-any-provider-code.ts'
import { pausesBeforeEveryAttempt } from './pauses-before-every-attempt.ts'
import { pricesItsUsage } from './prices-its-usage.ts'
import { putsTheOrderAskedForLast } from './puts-the-order-asked-for-last.ts'
import { quotesAPartOfTheKey } from './quotes-a-part-of-the-key.ts'
import { quotesARefusedRequest } from './quotes-a-refused-request.ts'
import { quotesTheFirstEvent } from './quotes-the-first-event.ts'
import { readsACountFromAString } from './reads-a-count-from-a-string.ts'
import { readsCompressedBytes } from './reads-compressed-bytes.ts'
import { readsLineFeedsAlone } from './reads-line-feeds-alone.ts'
import { readsNoDateInRetryAfter } from './reads-no-date-in-retry-after.ts'
import { readsNoErrorUnder200 } from './reads-no-error-under-200.ts'
import { readsNoMillisecondsInRetryAfter } from './reads-no-milliseconds-in-retry-after.ts'
import { readsNullAsZero } from './reads-null-as-zero.ts'
import { refusesABodyOfTwoMebibytes } from './refuses-a-body-of-two-mebibytes.ts'
import { refusesACursorPastTheEnd } from './refuses-a-cursor-past-the-end.ts'
import { refusesAKnownKeyWhenFull } from './refuses-a-known-key-when-full.ts'
import { refusesAKnownKeyWhileItStops } from './refuses-a-known-key-while-it-stops.ts'
import { refusesALateCancelWith400 } from './refuses-a-late-cancel-with-400.ts'
import { refusesAThousandParts } from './refuses-a-thousand-parts.ts'
import { refusesAnAbilityAtTheDoor } from './refuses-an-ability-at-the-door.ts'
import { refusesAnOrderOfStrangers } from './refuses-an-order-of-strangers.ts'
import { refusesAnotherRequestWith409 } from './refuses-another-request-with-409.ts'
import { refusesDeepJson } from './refuses-deep-json.ts'
import { refusesEmptyRouting } from './refuses-empty-routing.ts'
import { refusesLongUris } from './refuses-long-uris.ts'
import { refusesOddMetadataKeys } from './refuses-odd-metadata-keys.ts'
import { refusesWhatDoesNotFit } from './refuses-what-does-not-fit.ts'
import { renamesTheTargetAtTheEnd } from './renames-the-target-at-the-end.ts'
import { renamesTheTargetInTheSnapshot } from './renames-the-target-in-the-snapshot.ts'
import { repairsToolArguments } from './repairs-tool-arguments.ts'
import { repeatsARefusalForEver } from './repeats-a-refusal-for-ever.ts'
import { repeatsASequenceNumber } from './repeats-a-sequence-number.ts'
import { repeatsAnAnswerThatEndsTwice } from './repeats-an-answer-that-ends-twice.ts'
import { repeatsAnAttemptNumber } from './repeats-an-attempt-number.ts'
import { repeatsItsProgress } from './repeats-its-progress.ts'
import { repeatsTheEventAtTheCursor } from './repeats-the-event-at-the-cursor.ts'
import { reportsADatedModel } from './reports-a-dated-model.ts'
import { reportsAPlaceholder } from './reports-a-placeholder.ts'
import { reportsProgressBeforeATarget } from './reports-progress-before-a-target.ts'
import { reportsProgressBeforeAcceptance } from './reports-progress-before-acceptance.ts'
import { reportsProgressBetweenAttempts } from './reports-progress-between-attempts.ts'
import { reportsTheFirstError } from './reports-the-first-error.ts'
import { reportsTheUsageOfAnother } from './reports-the-usage-of-another.ts'
import { reportsUsageBeforeATarget } from './reports-usage-before-a-target.ts'
import { reportsUsageBehindASuccess } from './reports-usage-behind-a-success.ts'
import { reportsUsageBehindTheEnd } from './reports-usage-behind-the-end.ts'
import { reportsUsageLate } from './reports-usage-late.ts'
import { reportsUsageTwice } from './reports-usage-twice.ts'
import { retriesABadRequest } from './retries-a-bad-request.ts'
import { retriesABrokenConnection } from './retries-a-broken-connection.ts'
import { retriesAnAcceptedJob } from './retries-an-accepted-job.ts'
import { retriesBehindAnAttempt } from './retries-behind-an-attempt.ts'
import { reversesTheConfiguration } from './reverses-the-configuration.ts'
import { reversesTheOutputs } from './reverses-the-outputs.ts'
import { roundsAFraction } from './rounds-a-fraction.ts'
import { says200WhileItStops } from './says-200-while-it-stops.ts'
import { saysAcceptedOfEverything } from './says-accepted-of-everything.ts'
import { saysCutWorkNeverBegan } from './says-cut-work-never-began.ts'
import { saysNoLocation } from './says-no-location.ts'
import { saysNothingOfItsFeatures } from './says-nothing-of-its-features.ts'
import { saysNothingOfItself } from './says-nothing-of-itself.ts'
import { saysPlainPartsAsTheModel } from './says-plain-parts-as-the-model.ts'
import { saysSucceededBeforeItHas } from './says-succeeded-before-it-has.ts'
import { saysThatACutCallNeverBegan } from './says-that-a-cut-call-never-began.ts'
import { saysThatItIsReadyToTheLast } from './says-that-it-is-ready-to-the-last.ts'
import { saysThatNoRoomIsForEver } from './says-that-no-room-is-for-ever.ts'
import { selectsATargetTwice } from './selects-a-target-twice.ts'
import { sendsACrowdForeignEvents } from './sends-a-crowd-foreign-events.ts'
import { sendsARequestWhereItsStateCameFrom } from './sends-a-request-where-its-state-came-from.ts'
import { sendsErrorsAsPlainText } from './sends-errors-as-plain-text.ts'
import { servesAnUnknownAbility } from './serves-an-unknown-ability.ts'
import { servesOneReaderAtATime } from './serves-one-reader-at-a-time.ts'
import { sharesKeysOverPartitions } from './shares-keys-over-partitions.ts'
import { showsAFailedAttemptsOutput } from './shows-a-failed-attempts-output.ts'
import { showsALogWithAHole } from './shows-a-log-with-a-hole.ts'
import { showsARefusalAsText } from './shows-a-refusal-as-text.ts'
import { showsARunningSnapshot } from './shows-a-running-snapshot.ts'
import { showsNothingOfWhatIsOver } from './shows-nothing-of-what-is-over.ts'
import { showsPartialOutputAsAResult } from './shows-partial-output-as-a-result.ts'
import { showsReasoningAsText } from './shows-reasoning-as-text.ts'
import { showsThePreamble } from './shows-the-preamble.ts'
import { showsTheStateOfAFailure } from './shows-the-state-of-a-failure.ts'
import { skipsACapableTarget } from './skips-a-capable-target.ts'
import { skipsASequenceNumber } from './skips-a-sequence-number.ts'
import { skipsTheEventBehindTheCursor } from './skips-the-event-behind-the-cursor.ts'
import { sleepsPastTheDeadline } from './sleeps-past-the-deadline.ts'
import { spendsTheBudgetBeforeItBegins } from './spends-the-budget-before-it-begins.ts'
import { spoilsInlineBytes } from './spoils-inline-bytes.ts'
import { spreadsEveryExtension } from './spreads-every-extension.ts'
import { spreadsExtensionsOnce } from './spreads-extensions-once.ts'
import { spreadsTheLoad } from './spreads-the-load.ts'
import { startsAToolCallLate } from './starts-a-tool-call-late.ts'
import { startsOverPastTheEnd } from './starts-over-past-the-end.ts'
import { startsOverPastTheEndOfWhatRuns } from './starts-over-past-the-end-of-what-runs.ts'
import { stopsBeforeTheLastCandidate } from './stops-before-the-last-candidate.ts'
import { streamsARefusalOfARequest } from './streams-a-refusal-of-a-request.ts'
import { streamsARefusedReading } from './streams-a-refused-reading.ts'
import { streamsAnUnknownExecution } from './streams-an-unknown-execution.ts'
import { streamsNothingOfAnEvictedExecution } from './streams-nothing-of-an-evicted-execution.ts'
import { streamsPlainText } from './streams-plain-text.ts'
import { streamsToWhoeverTakesAnything } from './streams-to-whoever-takes-anything.ts'
import { submitsAJobTwice } from './submits-a-job-twice.ts'
import { swapsEventsWhileLive } from './swaps-events-while-live.ts'
import { swapsInputAndOutput } from './swaps-input-and-output.ts'
import { takesABodyWithoutAType } from './takes-a-body-without-a-type.ts'
import { takesABrokenBody } from './takes-a-broken-body.ts'
import { takesACancelForAFailure } from './takes-a-cancel-for-a-failure.ts'
import { takesACursorWithLeadingZeros } from './takes-a-cursor-with-leading-zeros.ts'
import { takesADeadlineForAFailedAttempt } from './takes-a-deadline-for-a-failed-attempt.ts'
import { takesALateCancel } from './takes-a-late-cancel.ts'
import { takesAPolicyThatItCannotKnow } from './takes-a-policy-that-it-cannot-know.ts'
import { takesARefusedConnectionForARefusedRequest } from './takes-a-refused-connection-for-a-refused-request.ts'
import { takesARequestWithoutAnAbility } from './takes-a-request-without-an-ability.ts'
import { takesAResetForAnEnd } from './takes-a-reset-for-an-end.ts'
import { takesAnEmptyCursor } from './takes-an-empty-cursor.ts'
import { takesAnEmptyInput } from './takes-an-empty-input.ts'
import { takesAnOverloadForAnUnknownOutcome } from './takes-an-overload-for-an-unknown-outcome.ts'
import { takesAnotherRequestForTheFirst } from './takes-another-request-for-the-first.ts'
import { takesAny200ForSuccess } from './takes-any-200-for-success.ts'
import { takesAnyCursor } from './takes-any-cursor.ts'
import { takesAnyDeadline } from './takes-any-deadline.ts'
import { takesAnyKey } from './takes-any-key.ts'
import { takesAnyLastEventId } from './takes-any-last-event-id.ts'
import { takesAnyMediaType } from './takes-any-media-type.ts'
import { takesAnyMetadata } from './takes-any-metadata.ts'
import { takesAnyNumberOfExtensions } from './takes-any-number-of-extensions.ts'
import { takesAnyPartition } from './takes-any-partition.ts'
import { takesAnyStatusForProgress } from './takes-any-status-for-progress.ts'
import { takesCommentsForData } from './takes-comments-for-data.ts'
import { takesCompletedForSuccess } from './takes-completed-for-success.ts'
import { takesCrlfForTwoLineEnds } from './takes-crlf-for-two-line-ends.ts'
import { takesDoneForATerminal } from './takes-done-for-a-terminal.ts'
import { takesEqualBodiesForOneRequest } from './takes-equal-bodies-for-one-request.ts'
import { takesEveryModelForATalker } from './takes-every-model-for-a-talker.ts'
import { takesFalseForADemand } from './takes-false-for-a-demand.ts'
import { takesItsTimeOverADeadline } from './takes-its-time-over-a-deadline.ts'
import { takesMediaFromTwoSources } from './takes-media-from-two-sources.ts'
import { takesNoCursorAfterARestart } from './takes-no-cursor-after-a-restart.ts'
import { takesNoFrameAboveAMebibyte } from './takes-no-frame-above-a-mebibyte.ts'
import { takesNonsenseForADay } from './takes-nonsense-for-a-day.ts'
import { takesOrderedForAFallback } from './takes-ordered-for-a-fallback.ts'
import { takesPingsForProgress } from './takes-pings-for-progress.ts'
import { takesPlainText } from './takes-plain-text.ts'
import { takesSecondsForMilliseconds } from './takes-seconds-for-milliseconds.ts'
import { takesSilenceForSuccess } from './takes-silence-for-success.ts'
import { takesSilenceInsideAFrameForTheEnd } from './takes-silence-inside-a-frame-for-the-end.ts'
import { takesTheBudgetForADeadline } from './takes-the-budget-for-a-deadline.ts'
import { takesTheEndOfTheBodyForSuccess } from './takes-the-end-of-the-body-for-success.ts'
import { takesTheFirstOfTwoKeys } from './takes-the-first-of-two-keys.ts'
import { takesTheLastOfTwoKeys } from './takes-the-last-of-two-keys.ts'
import { takesTheSizeOfANegativeCount } from './takes-the-size-of-a-negative-count.ts'
import { takesTwoToThe53ForACursor } from './takes-two-to-the-53-for-a-cursor.ts'
import { takesWorkWhileItStops } from './takes-work-while-it-stops.ts'
import { tellsACost } from './tells-a-cost.ts'
import { tellsAFailureAsSuccess } from './tells-a-failure-as-success.ts'
import { tellsALateFailureAsAnAttempts } from './tells-a-late-failure-as-an-attempts.ts'
import { tellsAnotherErrorInTheResult } from './tells-another-error-in-the-result.ts'
import { tellsAnotherUsageInTheResult } from './tells-another-usage-in-the-result.ts'
import { tellsItsWaitInSeconds } from './tells-its-wait-in-seconds.ts'
import { tellsOfAnExecutionTooEarly } from './tells-of-an-execution-too-early.ts'
import { tellsProvidersTheMetadata } from './tells-providers-the-metadata.ts'
import { tellsProvidersThePartition } from './tells-providers-the-partition.ts'
import { tellsTheFirstPartOnly } from './tells-the-first-part-only.ts'
import { tellsTheLastPartOnly } from './tells-the-last-part-only.ts'
import { tellsTheTimeOfTheQuestion } from './tells-the-time-of-the-question.ts'
import { tellsTheWaitOfSomebodyElse } from './tells-the-wait-of-somebody-else.ts'
import { tidiesArgumentsInTheSnapshot } from './tidies-arguments-in-the-snapshot.ts'
import { tidiesSchemas } from './tidies-schemas.ts'
import { triesARefusedTargetAgain } from './tries-a-refused-target-again.ts'
import { triesATargetTwice } from './tries-a-target-twice.ts'
import { trimsTheAbility } from './trims-the-ability.ts'
import { trimsTheText } from './trims-the-text.ts'
import { tripsOverAByteOrderMark } from './trips-over-a-byte-order-mark.ts'
import { turnsAConversationAround } from './turns-a-conversation-around.ts'
import { turnsLineEndsIntoOneKind } from './turns-line-ends-into-one-kind.ts'
import { turnsThePartsAround } from './turns-the-parts-around.ts'
import { waitsForTheSlowestReader } from './waits-for-the-slowest-reader.ts'
import { waitsOutAnyPreamble } from './waits-out-any-preamble.ts'
import { waitsThroughACancel } from './waits-through-a-cancel.ts'
import { waitsThroughItsDeadline } from './waits-through-its-deadline.ts'
import { wantsATextPart } from './wants-a-text-part.ts'
import { withholdsOutput } from './withholds-output.ts'
import { wrapsAMediaResult } from './wraps-a-media-result.ts'
import { wrapsCursorsBeyond64Bits } from './wraps-cursors-beyond-64-bits.ts'
import { writesEmptyDeltas } from './writes-empty-deltas.ts'
import { writesIdsWithoutDashes } from './writes-ids-without-dashes.ts'
import { writesItsSequenceAsText } from './writes-its-sequence-as-text.ts'
import { writesTimesWithAnOffset } from './writes-times-with-an-offset.ts'

/** Every mutant, in the order of their names. */
export const mutants: readonly Mutant[] = [
  addsReasoningToTheOutput,
  addsTheCacheToTheInput,
  addsToAFinishedLog,
  addsUpRunningCounters,
  addsWordsToASecondAttempt,
  admitsEverybody,
  altersProviderState,
  answersACancelWith200,
  answersAFailedResultWith200,
  answersAReplayAfterTheEnd,
  answersAReplayWith202,
  answersAResultWith202,
  answersASubmitWith200,
  answersAnInlineReplayWithJson,
  answersAnInlineSubmitWithJson,
  answersAnUnknownExecutionWith400,
  answersAnUnknownMethodWith500,
  answersAnyHost,
  answersAnyOrigin,
  answersErrorsInHtml,
  answersEveryPath,
  asksEveryTargetForASchema,
  beginsWithAnExtension,
  believesACancelThatWasNotHeard,
  bindsResultsToTheFirstCall,
  blamesAProviderForAStop,
  blamesAProviderForNoTarget,
  blamesTheCallerForARefusedKey,
  blamesTheFirstAttempt,
  blamesTheProviderForABadRequest,
  blamesTheProviderForCutWork,
  blanksANulInArguments,
  boastsOfAsynchrony,
  callsABadRequestAConflict,
  callsABrokenStreamUnavailable,
  callsACancelAFault,
  callsACancelAnInternalError,
  callsACancelledExecutionFailed,
  callsACutCallWhole,
  callsADeadlineACancel,
  callsADeadlineATimeout,
  callsAFilterAStop,
  callsAFullHouseBroken,
  callsAFullQueueUnavailable,
  callsAFullStoreAnInternalError,
  callsAKeyedSubmitAReplay,
  callsALateCancelInvalid,
  callsALateFailureRetryable,
  callsALimitedRateFinal,
  callsAMissedDeadlineATimeout,
  callsAMissingResultNotFound,
  callsARateLimitUnavailable,
  callsARedirectUnavailable,
  callsARefusalAStop,
  callsAReusedKeyInvalid,
  callsASpentQuotaALimitedRate,
  callsAStopAnInternalError,
  callsAgainForAReplay,
  callsAnEvictedExecutionGone,
  callsAnExpiredCursorUnknown,
  callsAnUnavailableProviderInternal,
  callsAnUnknownEndAStop,
  callsAnUnknownExecutionInvalid,
  callsAnotherThanItReports,
  callsAsManyAsItLikes,
  callsCountedMediaReported,
  callsCutWorkCancelled,
  callsEveryEndAStop,
  callsEverySubmitAReplay,
  callsNoFailureRetryable,
  callsNoRoomALimitedRate,
  callsNoSubmitAReplay,
  callsTheEndOfAFallbackAStop,
  callsTokensByAnotherName,
  callsTooManyBytesInvalid,
  callsTooManyPartsTooLarge,
  cancelsAFinishedExecution,
  cancelsALittleLater,
  cancelsWhenAReaderLeaves,
  chargesAFailureToTheNextAttempt,
  claimsBeforeItLooks,
  claimsToBill,
  clampsParameters,
  clampsRouting,
  closesBeforeTheEnd,
  closesCutArguments,
  commitsOnPreamble,
  comparesRawBodies,
  completesOnAnErrorAlone,
  completesOnAnErrorObject,
  correctsUsageInItsHistory,
  countsFromZero,
  countsHeadersForTheFingerprint,
  countsIn32Bits,
  countsOneProviderMore,
  countsOneTokenTooMany,
  countsTheBudgetFromEachAttempt,
  countsTheCacheBesideTheInput,
  countsTheDeadlineFromEachAttempt,
  countsTheLimitAsTooMuch,
  cutsLongAbilities,
  cutsLongKeys,
  cutsLongToolNames,
  decodesEachChunkAlone,
  doesCutWorkAgain,
  doublesADelta,
  dropsAZero,
  dropsAllUsageForOneBadCount,
  dropsAnOutputSchema,
  dropsFieldsThatItDoesNotKnow,
  dropsInstructions,
  dropsParametersThatAModelLacks,
  dropsStateInSilence,
  dropsTheTemperature,
  dropsTools,
  dropsWhatFollowsACompletedFrame,
  dropsWhatIsNotCalledAStream,
  echoesNoPolicy,
  editsItsHistory,
  endsCutWorkAnewAtEveryStart,
  endsTwice,
  endsTwiceWhenCancelled,
  endsWithAnExtensionFirst,
  estimatesInTheNameOfTheProvider,
  estimatesWhatWasReported,
  exceedsMaxAttempts,
  explainsNoSkippedTarget,
  failsARefusal,
  failsAnAnswerThatWasCut,
  failsAnEmptyAnswer,
  failsAtASecondCancel,
  fallsBackAfterARefusal,
  fallsBackAfterAToolCall,
  fallsBackAfterOutput,
  fallsBackAfterReasoning,
  fallsBackUnasked,
  fetchesMedia,
  fillsInWhatIsMissing,
  fillsMissingUsageWithZero,
  fingerprintsATidiedBody,
  fingerprintsTheInputAlone,
  foldsTheCaseOfKeys,
  foldsTheCaseOfPartitions,
  foldsTheCaseOfToolNames,
  followsAJobAnywhere,
  followsRedirects,
  forgetsAKeyBeforeItsRecord,
  forgetsExtensions,
  forgetsKeysAtARestart,
  forgetsListedModalities,
  forgetsModalitiesThatWereSent,
  forgetsProviderStateInTheResult,
  forgetsReasoningInTheResult,
  forgetsThatACallMayRun,
  forgetsTheCache,
  forgetsTheErrorInTheSnapshot,
  forgetsTheKeyOfAFailure,
  forgetsTheTargetOfAFailure,
  forgetsTheUsageOfABrokenAttempt,
  forgetsTheUsageOfACancel,
  forgetsTheUsageOfAFailure,
  forgetsToolCallsAsAnEnd,
  forgetsUsageInTheSnapshot,
  forgetsUsageWhenItFallsBack,
  forwardsTheCookiesOfProviders,
  givesASlotBackTwice,
  givesCallsIdsOfItsOwn,
  givesCallsTheIndexOfTheText,
  givesExtensionsAStatusOfTheirOwn,
  givesFramesAnotherId,
  givesHeartbeatsAnId,
  givesNamelessCallsOneId,
  givesNoGrace,
  givesNoNameOfWhatIsLacking,
  givesNoTimeToComeBack,
  givesTwoCallsOneId,
  givesUpARecoveryThatWasCut,
  givesUpAtAFullQueue,
  givesUpOnATransientFailure,
  givesUpOnAnUncertainFailure,
  givesUsageTheStatusRouting,
  goesBackToAccepted,
  goesBackToAnUnknownOutcome,
  goesRoundWithoutABound,
  hangsOnHead,
  hasNoResultAtFirst,
  hearsACancelLate,
  hidesAFailedAttempt,
  hidesARunningExecution,
  hidesWhatLooksLikeAKey,
  holdsAnotherTextThanItTold,
  holdsTenThousandEvents,
  ignoresAnUnknownPolicy,
  ignoresLastEventId,
  ignoresRequiredCapabilities,
  ignoresSilence,
  ignoresTheEncodingOfABody,
  ignoresTheOrderAskedFor,
  ignoresTheRetryBudget,
  ignoresUnknownFields,
  ignoresUnknownFieldsBelow,
  inventsAnEventType,
  invitesToDoubleACall,
  invitesToRepeatAMissedDeadline,
  invitesToRepeatCutWork,
  invitesToTryASpentQuotaAgain,
  isGoneAtOnce,
  joinsDeltasOnReplay,
  judgesByTheStatusAlone,
  keepsACancelToItself,
  keepsARefusalToItself,
  keepsAStreamOpen,
  keepsQuietAboutStreams,
  keepsReasoningToItself,
  keepsTheFirstCounter,
  keepsTheFirstKey,
  keepsTheSlotOfACutCall,
  keepsTheSlotOfAFailure,
  keepsTheSlotOfWhatWasCancelled,
  keepsWaitingOnUnknownStatuses,
  knowsEmptyPolicies,
  knowsIdsInEveryPartition,
  leavesAProviderOutOfTheList,
  leavesArtifactsOutOfTheResult,
  leavesCutWorkOpen,
  leavesDefaultsOutOfTheFingerprint,
  leavesNoArgumentsEmpty,
  leavesOutACapability,
  leavesOutASource,
  leavesOutCreatedAt,
  leavesOutTheExecutionId,
  leavesOutTheTerminal,
  leavesOutTheTime,
  leavesOutUnknownParts,
  leavesReasoningOutOfTheOutput,
  leavesRetriesToTheQueue,
  leavesTheCacheOutOfTheInput,
  leavesTheLastFrameOpen,
  letsACallOutliveItsDeadline,
  letsACancelledCallGoOn,
  letsAPolicyWin,
  letsAnExtensionWin,
  letsEverybodyWait,
  letsNobodyWait,
  letsOneHungTargetBlockTheNext,
  letsSeveralClaimAtOnce,
  letsStreamsBeStored,
  letsToolCallsHideALimit,
  limitsEveryAnswerAlike,
  lingersBehindTheEnd,
  listsAModalityMore,
  listsATargetTwice,
  listsAnAbilityMore,
  listsCallsBackwards,
  listsProvidersBare,
  listsUsageBackwards,
  listsUsageTwiceInTheSnapshot,
  logsRequests,
  logsResults,
  losesAToolLoopInAFallback,
  losesPatienceEarly,
  losesTheEndItTold,
  losesTheLastEventItTold,
  losesTheLastPieceOfArguments,
  losesWhatItHeld,
  losesWhatWasJustAccepted,
  makesACodeOfADetail,
  makesOneTurnOfAll,
  makesUpALateName,
  makesUpAnEmptyOutput,
  marksALateCancel,
  mendsAToolChoice,
  mendsArgumentsThatAreNoJson,
  mendsBrokenCharacters,
  mirrorsItsCalls,
  mixesTheArgumentsOfCalls,
  mixesTheOutputOfExecutions,
  mixesTheUsageOfExecutions,
  namesAVersionOfToday,
  namesAnotherExecution,
  namesAnotherModelForState,
  namesEveryFrameMessage,
  namesNoAttemptOfItsUsage,
  namesNoModel,
  namesOneVersionForAll,
  namesTheAddressOfAProvider,
  namesTheWrongAttempt,
  namesTheWrongTargetOfAFailure,
  neverBeats,
  normalizesTheText,
  numbersAttemptsFromZero,
  numbersPartsBackwards,
  obeysMetadata,
  offersToolsToEveryTarget,
  overlooksMediaInMessages,
  passesOffUnfinishedUsage,
  passesOnAnyProviderCode,
  pausesBeforeEveryAttempt,
  pricesItsUsage,
  putsTheOrderAskedForLast,
  quotesAPartOfTheKey,
  quotesARefusedRequest,
  quotesTheFirstEvent,
  readsACountFromAString,
  readsCompressedBytes,
  readsLineFeedsAlone,
  readsNoDateInRetryAfter,
  readsNoErrorUnder200,
  readsNoMillisecondsInRetryAfter,
  readsNullAsZero,
  refusesABodyOfTwoMebibytes,
  refusesACursorPastTheEnd,
  refusesAKnownKeyWhenFull,
  refusesAKnownKeyWhileItStops,
  refusesALateCancelWith400,
  refusesAThousandParts,
  refusesAnAbilityAtTheDoor,
  refusesAnOrderOfStrangers,
  refusesAnotherRequestWith409,
  refusesDeepJson,
  refusesEmptyRouting,
  refusesLongUris,
  refusesOddMetadataKeys,
  refusesWhatDoesNotFit,
  renamesTheTargetAtTheEnd,
  renamesTheTargetInTheSnapshot,
  repairsToolArguments,
  repeatsASequenceNumber,
  repeatsAnAnswerThatEndsTwice,
  repeatsAnAttemptNumber,
  repeatsItsProgress,
  repeatsTheEventAtTheCursor,
  reportsADatedModel,
  reportsAPlaceholder,
  reportsProgressBeforeATarget,
  reportsProgressBeforeAcceptance,
  reportsProgressBetweenAttempts,
  reportsTheFirstError,
  reportsTheUsageOfAnother,
  reportsUsageBeforeATarget,
  reportsUsageBehindTheEnd,
  reportsUsageLate,
  reportsUsageTwice,
  retriesABadRequest,
  retriesABrokenConnection,
  retriesAnAcceptedJob,
  retriesBehindAnAttempt,
  reversesTheConfiguration,
  reversesTheOutputs,
  roundsAFraction,
  says200WhileItStops,
  saysAcceptedOfEverything,
  saysCutWorkNeverBegan,
  saysNoLocation,
  saysNothingOfItsFeatures,
  saysNothingOfItself,
  saysPlainPartsAsTheModel,
  saysSucceededBeforeItHas,
  saysThatACutCallNeverBegan,
  saysThatItIsReadyToTheLast,
  saysThatNoRoomIsForEver,
  selectsATargetTwice,
  sendsARequestWhereItsStateCameFrom,
  sendsErrorsAsPlainText,
  servesAnUnknownAbility,
  servesOneReaderAtATime,
  sharesKeysOverPartitions,
  showsAFailedAttemptsOutput,
  showsALogWithAHole,
  showsARefusalAsText,
  showsARunningSnapshot,
  showsNothingOfWhatIsOver,
  showsPartialOutputAsAResult,
  showsReasoningAsText,
  showsThePreamble,
  showsTheStateOfAFailure,
  skipsACapableTarget,
  skipsASequenceNumber,
  skipsTheEventBehindTheCursor,
  sleepsPastTheDeadline,
  spendsTheBudgetBeforeItBegins,
  spoilsInlineBytes,
  spreadsEveryExtension,
  spreadsExtensionsOnce,
  spreadsTheLoad,
  startsAToolCallLate,
  startsOverPastTheEnd,
  startsOverPastTheEndOfWhatRuns,
  stopsBeforeTheLastCandidate,
  streamsARefusalOfARequest,
  streamsARefusedReading,
  streamsAnUnknownExecution,
  streamsNothingOfAnEvictedExecution,
  streamsPlainText,
  streamsToWhoeverTakesAnything,
  submitsAJobTwice,
  swapsEventsWhileLive,
  swapsInputAndOutput,
  takesABodyWithoutAType,
  takesABrokenBody,
  takesACancelForAFailure,
  takesACursorWithLeadingZeros,
  takesADeadlineForAFailedAttempt,
  takesALateCancel,
  takesAPolicyThatItCannotKnow,
  takesARefusedConnectionForARefusedRequest,
  takesARequestWithoutAnAbility,
  takesAResetForAnEnd,
  takesAnEmptyCursor,
  takesAnEmptyInput,
  takesAnOverloadForAnUnknownOutcome,
  takesAnotherRequestForTheFirst,
  takesAny200ForSuccess,
  takesAnyCursor,
  takesAnyDeadline,
  takesAnyKey,
  takesAnyLastEventId,
  takesAnyMediaType,
  takesAnyMetadata,
  takesAnyNumberOfExtensions,
  takesAnyPartition,
  takesAnyStatusForProgress,
  takesCommentsForData,
  takesCompletedForSuccess,
  takesCrlfForTwoLineEnds,
  takesDoneForATerminal,
  takesEqualBodiesForOneRequest,
  takesEveryModelForATalker,
  takesFalseForADemand,
  takesItsTimeOverADeadline,
  takesMediaFromTwoSources,
  takesNoCursorAfterARestart,
  takesNoFrameAboveAMebibyte,
  takesNonsenseForADay,
  takesOrderedForAFallback,
  takesPingsForProgress,
  takesPlainText,
  takesSecondsForMilliseconds,
  takesSilenceForSuccess,
  takesSilenceInsideAFrameForTheEnd,
  takesTheBudgetForADeadline,
  takesTheEndOfTheBodyForSuccess,
  takesTheFirstOfTwoKeys,
  takesTheLastOfTwoKeys,
  takesTheSizeOfANegativeCount,
  takesWorkWhileItStops,
  tellsACost,
  tellsAFailureAsSuccess,
  tellsALateFailureAsAnAttempts,
  tellsAnotherErrorInTheResult,
  tellsAnotherUsageInTheResult,
  tellsItsWaitInSeconds,
  tellsOfAnExecutionTooEarly,
  tellsProvidersTheMetadata,
  tellsProvidersThePartition,
  tellsTheFirstPartOnly,
  tellsTheLastPartOnly,
  tellsTheTimeOfTheQuestion,
  tellsTheWaitOfSomebodyElse,
  tidiesArgumentsInTheSnapshot,
  tidiesSchemas,
  triesARefusedTargetAgain,
  triesATargetTwice,
  trimsTheAbility,
  trimsTheText,
  tripsOverAByteOrderMark,
  turnsLineEndsIntoOneKind,
  waitsForTheSlowestReader,
  waitsOutAnyPreamble,
  waitsThroughACancel,
  waitsThroughItsDeadline,
  wantsATextPart,
  withholdsOutput,
  wrapsAMediaResult,
  writesEmptyDeltas,
  writesIdsWithoutDashes,
  writesItsSequenceAsText,
  writesTimesWithAnOffset,
  reportsUsageBehindASuccess,
  hangsUpOnceItIsAnswered,
  keepsAKeyThatFoundNoRoom,
  repeatsARefusalForEver,
  mixesTheOutputOfACrowd,
  takesTwoToThe53ForACursor,
  wrapsCursorsBeyond64Bits,
  asksToComeBackInHalfASecond,
  locatesAnotherExecution,
  forgetsWhereAFileIs,
  turnsAConversationAround,
  sendsACrowdForeignEvents,
  turnsThePartsAround
]
