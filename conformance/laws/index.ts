import type { Law } from '../model/verdict.ts'
import { afterOutputTerminal as attemptsAfterOutputTerminal } from './attempts/after-output-terminal.ts'
import { attemptFailedEvidence as attemptsAttemptFailedEvidence } from './attempts/attempt-failed-evidence.ts'
import { budgetSparesFirst as attemptsBudgetSparesFirst } from './attempts/budget-spares-first.ts'
import { budgetSparesRunning as attemptsBudgetSparesRunning } from './attempts/budget-spares-running.ts'
import { budgetStopsAttempts as attemptsBudgetStopsAttempts } from './attempts/budget-stops-attempts.ts'
import { commitsReasoning as attemptsCommitsReasoning } from './attempts/commits-reasoning.ts'
import { commitsRefusal as attemptsCommitsRefusal } from './attempts/commits-refusal.ts'
import { commitsText as attemptsCommitsText } from './attempts/commits-text.ts'
import { commitsToolCall as attemptsCommitsToolCall } from './attempts/commits-tool-call.ts'
import { deadlineAndCancelStop as attemptsDeadlineAndCancelStop } from './attempts/deadline-and-cancel-stop.ts'
import { falNoRetry as attemptsFalNoRetry } from './attempts/fal-no-retry.ts'
import { falNoRetryAfterAccept as attemptsFalNoRetryAfterAccept } from './attempts/fal-no-retry-after-accept.ts'
import { intendedThenFailed as attemptsIntendedThenFailed } from './attempts/intended-then-failed.ts'
import { invalidRetryAfter as attemptsInvalidRetryAfter } from './attempts/invalid-retry-after.ts'
import { lastErrorStands as attemptsLastErrorStands } from './attempts/last-error-stands.ts'
import { lastFailureIsTerminal as attemptsLastFailureIsTerminal } from './attempts/last-failure-is-terminal.ts'
import { maxAttempts as attemptsMaxAttempts } from './attempts/max-attempts.ts'
import { maxAttemptsDefault as attemptsMaxAttemptsDefault } from './attempts/max-attempts-default.ts'
import { mayGoRound as attemptsMayGoRound } from './attempts/may-go-round.ts'
import { nextCandidate as attemptsNextCandidate } from './attempts/next-candidate.ts'
import { noFallbackAfterOutput as attemptsNoFallbackAfterOutput } from './attempts/no-fallback-after-output.ts'
import { noFallbackByDefault as attemptsNoFallbackByDefault } from './attempts/no-fallback-by-default.ts'
import { noSleepWithCandidate as attemptsNoSleepWithCandidate } from './attempts/no-sleep-with-candidate.ts'
import { noWaitPastBounds as attemptsNoWaitPastBounds } from './attempts/no-wait-past-bounds.ts'
import { numbered as attemptsNumbered } from './attempts/numbered.ts'
import { oneProviderRequest as attemptsOneProviderRequest } from './attempts/one-provider-request.ts'
import { oneSelected as attemptsOneSelected } from './attempts/one-selected.ts'
import { preambleCommitsNothing as attemptsPreambleCommitsNothing } from './attempts/preamble-commits-nothing.ts'
import { queueFullTransient as attemptsQueueFullTransient } from './attempts/queue-full-transient.ts'
import { requestHasEvidence as attemptsRequestHasEvidence } from './attempts/request-has-evidence.ts'
import { requestScopedEnds as attemptsRequestScopedEnds } from './attempts/request-scoped-ends.ts'
import { retryAfterForms as attemptsRetryAfterForms } from './attempts/retry-after-forms.ts'
import { roundLeavesOut as attemptsRoundLeavesOut } from './attempts/round-leaves-out.ts'
import { sameContent as attemptsSameContent } from './attempts/same-content.ts'
import { targetScopedFollows as attemptsTargetScopedFollows } from './attempts/target-scoped-follows.ts'
import { targetScopedNeverSame as attemptsTargetScopedNeverSame } from './attempts/target-scoped-never-same.ts'
import { transientMustFollow as attemptsTransientMustFollow } from './attempts/transient-must-follow.ts'
import { uncertainFollows as attemptsUncertainFollows } from './attempts/uncertain-follows.ts'
import { uncertainForbidden as attemptsUncertainForbidden } from './attempts/uncertain-forbidden.ts'
import { cancel202 as cancellationCancel202 } from './cancellation/cancel-202.ts'
import { cancelTerminal404 as cancellationCancelTerminal404 } from './cancellation/cancel-terminal-404.ts'
import { cancelTerminal409 as cancellationCancelTerminal409 } from './cancellation/cancel-terminal-409.ts'
import { cancelTerminalRefused as cancellationCancelTerminalRefused } from './cancellation/cancel-terminal-refused.ts'
import { cancelTerminalUnchanged as cancellationCancelTerminalUnchanged } from './cancellation/cancel-terminal-unchanged.ts'
import { endsCancelled as cancellationEndsCancelled } from './cancellation/ends-cancelled.ts'
import { falCancelled as cancellationFalCancelled } from './cancellation/fal-cancelled.ts'
import { noLateOutput as cancellationNoLateOutput } from './cancellation/no-late-output.ts'
import { noNewAttempt as cancellationNoNewAttempt } from './cancellation/no-new-attempt.ts'
import { oneTerminalInRace as cancellationOneTerminalInRace } from './cancellation/one-terminal-in-race.ts'
import { provenSuccessLegal as cancellationProvenSuccessLegal } from './cancellation/proven-success-legal.ts'
import { providerAborted as cancellationProviderAborted } from './cancellation/provider-aborted.ts'
import { queueOutcome as cancellationQueueOutcome } from './cancellation/queue-outcome.ts'
import { slotFreed as cancellationSlotFreed } from './cancellation/slot-freed.ts'
import { anthropicVersionDefault as configurationAnthropicVersionDefault } from './configuration/anthropic-version-default.ts'
import { capabilities as configurationCapabilities } from './configuration/capabilities.ts'
import { generous as configurationGenerous } from './configuration/generous.ts'
import { outputLimit as configurationOutputLimit } from './configuration/output-limit.ts'
import { policies as configurationPolicies } from './configuration/policies.ts'
import { providerAnthropicVersion as configurationProviderAnthropicVersion } from './configuration/provider-anthropic-version.ts'
import { providerConcurrency as configurationProviderConcurrency } from './configuration/provider-concurrency.ts'
import { providerTimeouts as configurationProviderTimeouts } from './configuration/provider-timeouts.ts'
import { endsFailed as deadlineEndsFailed } from './deadline/ends-failed.ts'
import { oneLimit as deadlineOneLimit } from './deadline/one-limit.ts'
import { providerAborted as deadlineProviderAborted } from './deadline/provider-aborted.ts'
import { queueCancelled as deadlineQueueCancelled } from './deadline/queue-cancelled.ts'
import { oneBrokenProvider as deploymentOneBrokenProvider } from './deployment/one-broken-provider.ts'
import { attemptQueueFull as errorsAttemptQueueFull } from './errors/attempt-queue-full.ts'
import { cancelledCode as errorsCancelledCode } from './errors/cancelled-code.ts'
import { deadlineCode as errorsDeadlineCode } from './errors/deadline-code.ts'
import { doorCursorExpired as errorsDoorCursorExpired } from './errors/door-cursor-expired.ts'
import { doorInvalid as errorsDoorInvalid } from './errors/door-invalid.ts'
import { doorKeyConflict as errorsDoorKeyConflict } from './errors/door-key-conflict.ts'
import { doorNotFound as errorsDoorNotFound } from './errors/door-not-found.ts'
import { doorQueueFull as errorsDoorQueueFull } from './errors/door-queue-full.ts'
import { doorRetryAfter as errorsDoorRetryAfter } from './errors/door-retry-after.ts'
import { doorUnavailable as errorsDoorUnavailable } from './errors/door-unavailable.ts'
import { doorWrongState as errorsDoorWrongState } from './errors/door-wrong-state.ts'
import { embeddedWins as errorsEmbeddedWins } from './errors/embedded-wins.ts'
import { errorBody as errorsErrorBody } from './errors/error-body.ts'
import { internalCode as errorsInternalCode } from './errors/internal-code.ts'
import { internalRemoteOutcome as errorsInternalRemoteOutcome } from './errors/internal-remote-outcome.ts'
import { neverRetryableCodes as errorsNeverRetryableCodes } from './errors/never-retryable-codes.ts'
import { noCapableTarget as errorsNoCapableTarget } from './errors/no-capable-target.ts'
import { notRetryableAfterOutput as errorsNotRetryableAfterOutput } from './errors/not-retryable-after-output.ts'
import { notRetryableOtherwise as errorsNotRetryableOtherwise } from './errors/not-retryable-otherwise.ts'
import { notRetryableUnknownOutcome as errorsNotRetryableUnknownOutcome } from './errors/not-retryable-unknown-outcome.ts'
import { providerCode as errorsProviderCode } from './errors/provider-code.ts'
import { providerInvalidRequest as errorsProviderInvalidRequest } from './errors/provider-invalid-request.ts'
import { providerProtocolError as errorsProviderProtocolError } from './errors/provider-protocol-error.ts'
import { providerQuota as errorsProviderQuota } from './errors/provider-quota.ts'
import { providerRateLimited as errorsProviderRateLimited } from './errors/provider-rate-limited.ts'
import { providerUnavailable as errorsProviderUnavailable } from './errors/provider-unavailable.ts'
import { redirectProtocolError as errorsRedirectProtocolError } from './errors/redirect-protocol-error.ts'
import { retryableMeaning as errorsRetryableMeaning } from './errors/retryable-meaning.ts'
import { retryableTransient as errorsRetryableTransient } from './errors/retryable-transient.ts'
import { storeLimit as errorsStoreLimit } from './errors/store-limit.ts'
import { attemptsNotMixed as eventsAttemptsNotMixed } from './events/attempts-not-mixed.ts'
import { callIdMadeUp as eventsCallIdMadeUp } from './events/call-id-made-up.ts'
import { callIdUnique as eventsCallIdUnique } from './events/call-id-unique.ts'
import { envelope as eventsEnvelope } from './events/envelope.ts'
import { extensionNeutral as eventsExtensionNeutral } from './events/extension-neutral.ts'
import { extensionStored as eventsExtensionStored } from './events/extension-stored.ts'
import { knownTypes as eventsKnownTypes } from './events/known-types.ts'
import { noEmptyDelta as eventsNoEmptyDelta } from './events/no-empty-delta.ts'
import { outputEarly as eventsOutputEarly } from './events/output-early.ts'
import { outputIndex as eventsOutputIndex } from './events/output-index.ts'
import { outputIndexAscending as eventsOutputIndexAscending } from './events/output-index-ascending.ts'
import { outputIndexGaps as eventsOutputIndexGaps } from './events/output-index-gaps.ts'
import { preambleBounded as eventsPreambleBounded } from './events/preamble-bounded.ts'
import { preambleNoOutput as eventsPreambleNoOutput } from './events/preamble-no-output.ts'
import { progressAfterAcceptance as eventsProgressAfterAcceptance } from './events/progress-after-acceptance.ts'
import { schemaValid as eventsSchemaValid } from './events/schema-valid.ts'
import { startedBeforeDeltas as eventsStartedBeforeDeltas } from './events/started-before-deltas.ts'
import { timeFormat as eventsTimeFormat } from './events/time-format.ts'
import { timeMayStepBack as eventsTimeMayStepBack } from './events/time-may-step-back.ts'
import { typeStatus as eventsTypeStatus } from './events/type-status.ts'
import { attemptUsage as featuresAttemptUsage } from './features/attempt-usage.ts'
import { cannotHonour as featuresCannotHonour } from './features/cannot-honour.ts'
import { claimedOrRefused as featuresClaimedOrRefused } from './features/claimed-or-refused.ts'
import { conversationData as featuresConversationData } from './features/conversation-data.ts'
import { conversationDemanded as featuresConversationDemanded } from './features/conversation-demanded.ts'
import { conversationInstructions as featuresConversationInstructions } from './features/conversation-instructions.ts'
import { conversationModalities as featuresConversationModalities } from './features/conversation-modalities.ts'
import { conversationOneSource as featuresConversationOneSource } from './features/conversation-one-source.ts'
import { conversationParts as featuresConversationParts } from './features/conversation-parts.ts'
import { conversationPlainParts as featuresConversationPlainParts } from './features/conversation-plain-parts.ts'
import { conversationResultBound as featuresConversationResultBound } from './features/conversation-result-bound.ts'
import { conversationResultError as featuresConversationResultError } from './features/conversation-result-error.ts'
import { durable as featuresDurable } from './features/durable.ts'
import { finishReasonMapped as featuresFinishReasonMapped } from './features/finish-reason-mapped.ts'
import { finishReasonPrecedence as featuresFinishReasonPrecedence } from './features/finish-reason-precedence.ts'
import { generation as featuresGeneration } from './features/generation.ts'
import { generationExcludes as featuresGenerationExcludes } from './features/generation-excludes.ts'
import { generationRanges as featuresGenerationRanges } from './features/generation-ranges.ts'
import { inlineStream as featuresInlineStream } from './features/inline-stream.ts'
import { inlineStreamAccept as featuresInlineStreamAccept } from './features/inline-stream-accept.ts'
import { inlineStreamReplay as featuresInlineStreamReplay } from './features/inline-stream-replay.ts'
import { neutralWins as featuresNeutralWins } from './features/neutral-wins.ts'
import { notPassedOffWhole as featuresNotPassedOffWhole } from './features/not-passed-off-whole.ts'
import { outputSchema as featuresOutputSchema } from './features/output-schema.ts'
import { outputSchemaDemands as featuresOutputSchemaDemands } from './features/output-schema-demands.ts'
import { outputSchemaNotJudged as featuresOutputSchemaNotJudged } from './features/output-schema-not-judged.ts'
import { outputSchemaUnaltered as featuresOutputSchemaUnaltered } from './features/output-schema-unaltered.ts'
import { ownTruncationSucceeds as featuresOwnTruncationSucceeds } from './features/own-truncation-succeeds.ts'
import { partition as featuresPartition } from './features/partition.ts'
import { partitionBytes as featuresPartitionBytes } from './features/partition-bytes.ts'
import { partitionIds as featuresPartitionIds } from './features/partition-ids.ts'
import { partitionOpaque as featuresPartitionOpaque } from './features/partition-opaque.ts'
import { partitionUnclaimed as featuresPartitionUnclaimed } from './features/partition-unclaimed.ts'
import { partitionValues as featuresPartitionValues } from './features/partition-values.ts'
import { policyRef as featuresPolicyRef } from './features/policy-ref.ts'
import { policyRequestWins as featuresPolicyRequestWins } from './features/policy-request-wins.ts'
import { policyUnknown as featuresPolicyUnknown } from './features/policy-unknown.ts'
import { policyWithoutFeature as featuresPolicyWithoutFeature } from './features/policy-without-feature.ts'
import { providerStateAccepted as featuresProviderStateAccepted } from './features/provider-state-accepted.ts'
import { providerStateExcludesNone as featuresProviderStateExcludesNone } from './features/provider-state-excludes-none.ts'
import { providerStateIgnored as featuresProviderStateIgnored } from './features/provider-state-ignored.ts'
import { providerStateListed as featuresProviderStateListed } from './features/provider-state-listed.ts'
import { providerStateNamed as featuresProviderStateNamed } from './features/provider-state-named.ts'
import { reasoningDeltas as featuresReasoningDeltas } from './features/reasoning-deltas.ts'
import { refusalDeltas as featuresRefusalDeltas } from './features/refusal-deltas.ts'
import { routeExplain as featuresRouteExplain } from './features/route-explain.ts'
import { routeExplainFirst as featuresRouteExplainFirst } from './features/route-explain-first.ts'
import { routeExplainOnce as featuresRouteExplainOnce } from './features/route-explain-once.ts'
import { routeExplainReasons as featuresRouteExplainReasons } from './features/route-explain-reasons.ts'
import { toolChoiceValues as featuresToolChoiceValues } from './features/tool-choice-values.ts'
import { toolContradictions as featuresToolContradictions } from './features/tool-contradictions.ts'
import { toolInput as featuresToolInput } from './features/tool-input.ts'
import { toolInputDemands as featuresToolInputDemands } from './features/tool-input-demands.ts'
import { toolLoopGoesOn as featuresToolLoopGoesOn } from './features/tool-loop-goes-on.ts'
import { toolParametersUnaltered as featuresToolParametersUnaltered } from './features/tool-parameters-unaltered.ts'
import { trimming as featuresTrimming } from './features/trimming.ts'
import { events200 as httpEvents200 } from './http/events-200.ts'
import { evicted404 as httpEvicted404 } from './http/evicted-404.ts'
import { headEvents as httpHeadEvents } from './http/head-events.ts'
import { jsonContentType as httpJsonContentType } from './http/json-content-type.ts'
import { mayAnswer403 as httpMayAnswer403 } from './http/may-answer-403.ts'
import { mayAnswer500 as httpMayAnswer500 } from './http/may-answer-500.ts'
import { mayAnswer503 as httpMayAnswer503 } from './http/may-answer-503.ts'
import { methodNotAllowed as httpMethodNotAllowed } from './http/method-not-allowed.ts'
import { otherPaths as httpOtherPaths } from './http/other-paths.ts'
import { providers200 as httpProviders200 } from './http/providers-200.ts'
import { result200 as httpResult200 } from './http/result-200.ts'
import { result409 as httpResult409 } from './http/result-409.ts'
import { result409Error as httpResult409Error } from './http/result-409-error.ts'
import { runtime200 as httpRuntime200 } from './http/runtime-200.ts'
import { runtime503 as httpRuntime503 } from './http/runtime-503.ts'
import { schemaValid as httpSchemaValid } from './http/schema-valid.ts'
import { snapshot200 as httpSnapshot200 } from './http/snapshot-200.ts'
import { submit202 as httpSubmit202 } from './http/submit-202.ts'
import { submitLocation as httpSubmitLocation } from './http/submit-location.ts'
import { unknown404 as httpUnknown404 } from './http/unknown-404.ts'
import { concurrentOne202 as idempotencyConcurrentOne202 } from './idempotency/concurrent-one-202.ts'
import { concurrentReadable as idempotencyConcurrentReadable } from './idempotency/concurrent-readable.ts'
import { fingerprintBodyOnly as idempotencyFingerprintBodyOnly } from './idempotency/fingerprint-body-only.ts'
import { fingerprintCanonical as idempotencyFingerprintCanonical } from './idempotency/fingerprint-canonical.ts'
import { fingerprintNoDefaults as idempotencyFingerprintNoDefaults } from './idempotency/fingerprint-no-defaults.ts'
import { fingerprintWhole as idempotencyFingerprintWhole } from './idempotency/fingerprint-whole.ts'
import { firstIsNotReplay as idempotencyFirstIsNotReplay } from './idempotency/first-is-not-replay.ts'
import { keyBytes as idempotencyKeyBytes } from './idempotency/key-bytes.ts'
import { keyFormat as idempotencyKeyFormat } from './idempotency/key-format.ts'
import { keyLivesWithRecord as idempotencyKeyLivesWithRecord } from './idempotency/key-lives-with-record.ts'
import { noKeyNewExecution as idempotencyNoKeyNewExecution } from './idempotency/no-key-new-execution.ts'
import { noSecondCall as idempotencyNoSecondCall } from './idempotency/no-second-call.ts'
import { otherFingerprint as idempotencyOtherFingerprint } from './idempotency/other-fingerprint.ts'
import { refusedClaimsNothing as idempotencyRefusedClaimsNothing } from './idempotency/refused-claims-nothing.ts'
import { replayAfterRestart as idempotencyReplayAfterRestart } from './idempotency/replay-after-restart.ts'
import { replayAnyOutcome as idempotencyReplayAnyOutcome } from './idempotency/replay-any-outcome.ts'
import { replayWhenFull as idempotencyReplayWhenFull } from './idempotency/replay-when-full.ts'
import { replayWhileRunning as idempotencyReplayWhileRunning } from './idempotency/replay-while-running.ts'
import { sameRequest as idempotencySameRequest } from './idempotency/same-request.ts'
import { twoKeys as idempotencyTwoKeys } from './idempotency/two-keys.ts'
import { cancelledAfterRequest as lifecycleCancelledAfterRequest } from './lifecycle/cancelled-after-request.ts'
import { cancelledIff as lifecycleCancelledIff } from './lifecycle/cancelled-iff.ts'
import { extensionPlace as lifecycleExtensionPlace } from './lifecycle/extension-place.ts'
import { grammar as lifecycleGrammar } from './lifecycle/grammar.ts'
import { providerStateHeld as lifecycleProviderStateHeld } from './lifecycle/provider-state-held.ts'
import { states as lifecycleStates } from './lifecycle/states.ts'
import { terminalStatusFinal as lifecycleTerminalStatusFinal } from './lifecycle/terminal-status-final.ts'
import { concurrentApart as outputConcurrentApart } from './output/concurrent-apart.ts'
import { emptyArguments as outputEmptyArguments } from './output/empty-arguments.ts'
import { noArgumentRepair as outputNoArgumentRepair } from './output/no-argument-repair.ts'
import { reasoningNotText as outputReasoningNotText } from './output/reasoning-not-text.ts'
import { refusalNotText as outputRefusalNotText } from './output/refusal-not-text.ts'
import { textFidelity as outputTextFidelity } from './output/text-fidelity.ts'
import { toolArgumentsFidelity as outputToolArgumentsFidelity } from './output/tool-arguments-fidelity.ts'
import { toolNameFidelity as outputToolNameFidelity } from './output/tool-name-fidelity.ts'
import { unaltered as outputUnaltered } from './output/unaltered.ts'
import { neverDropsFields as providerSpiNeverDropsFields } from './provider-spi/never-drops-fields.ts'
import { queueCompletedNotSuccess as providerSpiQueueCompletedNotSuccess } from './provider-spi/queue-completed-not-success.ts'
import { queueErrorDetails as providerSpiQueueErrorDetails } from './provider-spi/queue-error-details.ts'
import { queueOwnOrigin as providerSpiQueueOwnOrigin } from './provider-spi/queue-own-origin.ts'
import { queueProgress as providerSpiQueueProgress } from './provider-spi/queue-progress.ts'
import { queueSubmittedOnce as providerSpiQueueSubmittedOnce } from './provider-spi/queue-submitted-once.ts'
import { queueUnknownStatus as providerSpiQueueUnknownStatus } from './provider-spi/queue-unknown-status.ts'
import { badCursor400 as replayBadCursor400 } from './replay/bad-cursor-400.ts'
import { exactSuffix as replayExactSuffix } from './replay/exact-suffix.ts'
import { greaterWins as replayGreaterWins } from './replay/greater-wins.ts'
import { historyImmutable as replayHistoryImmutable } from './replay/history-immutable.ts'
import { lastEventId as replayLastEventId } from './replay/last-event-id.ts'
import { leavingReader as replayLeavingReader } from './replay/leaving-reader.ts'
import { liveEqualsReplay as replayLiveEqualsReplay } from './replay/live-equals-replay.ts'
import { manyReaders as replayManyReaders } from './replay/many-readers.ts'
import { mayDropSlow as replayMayDropSlow } from './replay/may-drop-slow.ts'
import { pastEndFinished as replayPastEndFinished } from './replay/past-end-finished.ts'
import { pastEndRunning as replayPastEndRunning } from './replay/past-end-running.ts'
import { slowReader as replaySlowReader } from './replay/slow-reader.ts'
import { abilityLength as requestsAbilityLength } from './requests/ability-length.ts'
import { bodyAtLeast as requestsBodyAtLeast } from './requests/body-at-least.ts'
import { conversationBody as requestsConversationBody } from './requests/conversation-body.ts'
import { deadlineRange as requestsDeadlineRange } from './requests/deadline-range.ts'
import { depthAtLeast as requestsDepthAtLeast } from './requests/depth-at-least.ts'
import { encodedBody as requestsEncodedBody } from './requests/encoded-body.ts'
import { extensionsIgnored as requestsExtensionsIgnored } from './requests/extensions-ignored.ts'
import { extensionsRange as requestsExtensionsRange } from './requests/extensions-range.ts'
import { extensionsSpread as requestsExtensionsSpread } from './requests/extensions-spread.ts'
import { iJson as requestsIJson } from './requests/i-json.ts'
import { invalidJson as requestsInvalidJson } from './requests/invalid-json.ts'
import { invalidUtf8 as requestsInvalidUtf8 } from './requests/invalid-utf8.ts'
import { mediaType as requestsMediaType } from './requests/media-type.ts'
import { metadataOpaque as requestsMetadataOpaque } from './requests/metadata-opaque.ts'
import { metadataRange as requestsMetadataRange } from './requests/metadata-range.ts'
import { minimal as requestsMinimal } from './requests/minimal.ts'
import { nothingRequiredInside as requestsNothingRequiredInside } from './requests/nothing-required-inside.ts'
import { openObjects as requestsOpenObjects } from './requests/open-objects.ts'
import { otherExcess as requestsOtherExcess } from './requests/other-excess.ts'
import { otherLimits as requestsOtherLimits } from './requests/other-limits.ts'
import { partTypes as requestsPartTypes } from './requests/part-types.ts'
import { partsAtLeast as requestsPartsAtLeast } from './requests/parts-at-least.ts'
import { requiredFields as requestsRequiredFields } from './requests/required-fields.ts'
import { routingRanges as requestsRoutingRanges } from './requests/routing-ranges.ts'
import { strategyMeansNothing as requestsStrategyMeansNothing } from './requests/strategy-means-nothing.ts'
import { tooManyBytes as requestsTooManyBytes } from './requests/too-many-bytes.ts'
import { unknownFields as requestsUnknownFields } from './requests/unknown-fields.ts'
import { uriAtLeast as requestsUriAtLeast } from './requests/uri-at-least.ts'
import { cutCallIncomplete as resourcesCutCallIncomplete } from './resources/cut-call-incomplete.ts'
import { emptyOutputs as resourcesEmptyOutputs } from './resources/empty-outputs.ts'
import { foldError as resourcesFoldError } from './resources/fold-error.ts'
import { foldProviderState as resourcesFoldProviderState } from './resources/fold-provider-state.ts'
import { foldRefusalReasoning as resourcesFoldRefusalReasoning } from './resources/fold-refusal-reasoning.ts'
import { foldResultReplaces as resourcesFoldResultReplaces } from './resources/fold-result-replaces.ts'
import { foldTarget as resourcesFoldTarget } from './resources/fold-target.ts'
import { foldText as resourcesFoldText } from './resources/fold-text.ts'
import { foldTimes as resourcesFoldTimes } from './resources/fold-times.ts'
import { foldToolCalls as resourcesFoldToolCalls } from './resources/fold-tool-calls.ts'
import { foldUsage as resourcesFoldUsage } from './resources/fold-usage.ts'
import { manifestConfigured as resourcesManifestConfigured } from './resources/manifest-configured.ts'
import { manifestTrue as resourcesManifestTrue } from './resources/manifest-true.ts'
import { mediaArtifacts as resourcesMediaArtifacts } from './resources/media-artifacts.ts'
import { mediaResult as resourcesMediaResult } from './resources/media-result.ts'
import { noPartialResult as resourcesNoPartialResult } from './resources/no-partial-result.ts'
import { resultAgrees as resourcesResultAgrees } from './resources/result-agrees.ts'
import { runtimeInfo as resourcesRuntimeInfo } from './resources/runtime-info.ts'
import { snapshotIsFold as resourcesSnapshotIsFold } from './resources/snapshot-is-fold.ts'
import { submissionId as resourcesSubmissionId } from './resources/submission-id.ts'
import { submissionReadable as resourcesSubmissionReadable } from './resources/submission-readable.ts'
import { submissionStatus as resourcesSubmissionStatus } from './resources/submission-status.ts'
import { admission429 as routingAdmission429 } from './routing/admission-429.ts'
import { boundedQueue as routingBoundedQueue } from './routing/bounded-queue.ts'
import { candidates as routingCandidates } from './routing/candidates.ts'
import { capabilityFilter as routingCapabilityFilter } from './routing/capability-filter.ts'
import { configurationOrder as routingConfigurationOrder } from './routing/configuration-order.ts'
import { impliedDemands as routingImpliedDemands } from './routing/implied-demands.ts'
import { modalities as routingModalities } from './routing/modalities.ts'
import { noneNoCall as routingNoneNoCall } from './routing/none-no-call.ts'
import { orderStable as routingOrderStable } from './routing/order-stable.ts'
import { providerOrderFirst as routingProviderOrderFirst } from './routing/provider-order-first.ts'
import { selectedAroundWait as routingSelectedAroundWait } from './routing/selected-around-wait.ts'
import { slotReleasedOnce as routingSlotReleasedOnce } from './routing/slot-released-once.ts'
import { trueDemands as routingTrueDemands } from './routing/true-demands.ts'
import { unknownOrderIgnored as routingUnknownOrderIgnored } from './routing/unknown-order-ignored.ts'
import { waitedMs as routingWaitedMs } from './routing/waited-ms.ts'
import { waitingEnds as routingWaitingEnds } from './routing/waiting-ends.ts'
import { credentialOwnOrigin as securityCredentialOwnOrigin } from './security/credential-own-origin.ts'
import { errorsClean as securityErrorsClean } from './security/errors-clean.ts'
import { headersNotForwarded as securityHeadersNotForwarded } from './security/headers-not-forwarded.ts'
import { hostChecked as securityHostChecked } from './security/host-checked.ts'
import { mediaNotFetched as securityMediaNotFetched } from './security/media-not-fetched.ts'
import { noCredentialWritten as securityNoCredentialWritten } from './security/no-credential-written.ts'
import { originChecked as securityOriginChecked } from './security/origin-checked.ts'
import { promptsNotLogged as securityPromptsNotLogged } from './security/prompts-not-logged.ts'
import { redirectsRefused as securityRedirectsRefused } from './security/redirects-refused.ts'
import { dense as sequenceDense } from './sequence/dense.ts'
import { eventEqualsType as sequenceEventEqualsType } from './sequence/event-equals-type.ts'
import { idEqualsSequence as sequenceIdEqualsSequence } from './sequence/id-equals-sequence.ts'
import { integer as sequenceInteger } from './sequence/integer.ts'
import { perExecution as sequencePerExecution } from './sequence/per-execution.ts'
import { startsAtOne as sequenceStartsAtOne } from './sequence/starts-at-one.ts'
import { durableBeforePublished as storageDurableBeforePublished } from './storage/durable-before-published.ts'
import { interruptedWork as storageInterruptedWork } from './storage/interrupted-work.ts'
import { recoveryNeverCalls as storageRecoveryNeverCalls } from './storage/recovery-never-calls.ts'
import { recoveryWritesTerminal as storageRecoveryWritesTerminal } from './storage/recovery-writes-terminal.ts'
import { stopping503 as storageStopping503 } from './storage/stopping-503.ts'
import { stoppingGrace as storageStoppingGrace } from './storage/stopping-grace.ts'
import { survivesRestart as storageSurvivesRestart } from './storage/survives-restart.ts'
import { contentType as streamingContentType } from './streaming/content-type.ts'
import { dataIsEvent as streamingDataIsEvent } from './streaming/data-is-event.ts'
import { errorBeforeStream as streamingErrorBeforeStream } from './streaming/error-before-stream.ts'
import { frameComplete as streamingFrameComplete } from './streaming/frame-complete.ts'
import { heartbeatInterval as streamingHeartbeatInterval } from './streaming/heartbeat-interval.ts'
import { heartbeatNoId as streamingHeartbeatNoId } from './streaming/heartbeat-no-id.ts'
import { noStore as streamingNoStore } from './streaming/no-store.ts'
import { oneLineData as streamingOneLineData } from './streaming/one-line-data.ts'
import { configuredNames as targetConfiguredNames } from './target/configured-names.ts'
import { isTheOneCalled as targetIsTheOneCalled } from './target/is-the-one-called.ts'
import { reported as targetReported } from './target/reported.ts'
import { servedModel as targetServedModel } from './target/served-model.ts'
import { standsUnchanged as targetStandsUnchanged } from './target/stands-unchanged.ts'
import { emptyAnswerSucceeds as terminalEmptyAnswerSucceeds } from './terminal/empty-answer-succeeds.ts'
import { errorIsFailure as terminalErrorIsFailure } from './terminal/error-is-failure.ts'
import { exactlyOne as terminalExactlyOne } from './terminal/exactly-one.ts'
import { heldFinalFrame as terminalHeldFinalFrame } from './terminal/held-final-frame.ts'
import { needsProviderTerminal as terminalNeedsProviderTerminal } from './terminal/needs-provider-terminal.ts'
import { nothingAfter as terminalNothingAfter } from './terminal/nothing-after.ts'
import { reached as terminalReached } from './terminal/reached.ts'
import { statusAgrees as terminalStatusAgrees } from './terminal/status-agrees.ts'
import { streamEndsAfter as terminalStreamEndsAfter } from './terminal/stream-ends-after.ts'
import { beforeAttemptEnd as usageBeforeAttemptEnd } from './usage/before-attempt-end.ts'
import { cacheIsPart as usageCacheIsPart } from './usage/cache-is-part.ts'
import { concurrentApart as usageConcurrentApart } from './usage/concurrent-apart.ts'
import { countersReplace as usageCountersReplace } from './usage/counters-replace.ts'
import { estimateSource as usageEstimateSource } from './usage/estimate-source.ts'
import { factShape as usageFactShape } from './usage/fact-shape.ts'
import { failedAttemptReported as usageFailedAttemptReported } from './usage/failed-attempt-reported.ts'
import { incompleteMarked as usageIncompleteMarked } from './usage/incomplete-marked.ts'
import { inputIsWhole as usageInputIsWhole } from './usage/input-is-whole.ts'
import { invalidDropped as usageInvalidDropped } from './usage/invalid-dropped.ts'
import { matchesScript as usageMatchesScript } from './usage/matches-script.ts'
import { mediaStated as usageMediaStated } from './usage/media-stated.ts'
import { missingIsAbsent as usageMissingIsAbsent } from './usage/missing-is-absent.ts'
import { noPrice as usageNoPrice } from './usage/no-price.ts'
import { onePerAttemptUnit as usageOnePerAttemptUnit } from './usage/one-per-attempt-unit.ts'
import { outputIsWhole as usageOutputIsWhole } from './usage/output-is-whole.ts'
import { placeholderUnreported as usagePlaceholderUnreported } from './usage/placeholder-unreported.ts'
import { snapshotSums as usageSnapshotSums } from './usage/snapshot-sums.ts'
import { unitNames as usageUnitNames } from './usage/unit-names.ts'
import { zeroIsAFact as usageZeroIsAFact } from './usage/zero-is-a-fact.ts'

/** Every law of the kit, by chapter. One requirement a law, one law a requirement. */
export const laws: readonly Law[] = [
  attemptsAfterOutputTerminal,
  attemptsAttemptFailedEvidence,
  attemptsBudgetSparesFirst,
  attemptsBudgetSparesRunning,
  attemptsBudgetStopsAttempts,
  attemptsCommitsReasoning,
  attemptsCommitsRefusal,
  attemptsCommitsText,
  attemptsCommitsToolCall,
  attemptsDeadlineAndCancelStop,
  attemptsFalNoRetryAfterAccept,
  attemptsFalNoRetry,
  attemptsIntendedThenFailed,
  attemptsInvalidRetryAfter,
  attemptsLastErrorStands,
  attemptsLastFailureIsTerminal,
  attemptsMaxAttemptsDefault,
  attemptsMaxAttempts,
  attemptsMayGoRound,
  attemptsNextCandidate,
  attemptsNoFallbackAfterOutput,
  attemptsNoFallbackByDefault,
  attemptsNoSleepWithCandidate,
  attemptsNoWaitPastBounds,
  attemptsNumbered,
  attemptsOneProviderRequest,
  attemptsOneSelected,
  attemptsPreambleCommitsNothing,
  attemptsQueueFullTransient,
  attemptsRequestHasEvidence,
  attemptsRequestScopedEnds,
  attemptsRetryAfterForms,
  attemptsRoundLeavesOut,
  attemptsSameContent,
  attemptsTargetScopedFollows,
  attemptsTargetScopedNeverSame,
  attemptsTransientMustFollow,
  attemptsUncertainFollows,
  attemptsUncertainForbidden,
  cancellationCancel202,
  cancellationCancelTerminal404,
  cancellationCancelTerminal409,
  cancellationCancelTerminalRefused,
  cancellationCancelTerminalUnchanged,
  cancellationEndsCancelled,
  cancellationFalCancelled,
  cancellationNoLateOutput,
  cancellationNoNewAttempt,
  cancellationOneTerminalInRace,
  cancellationProvenSuccessLegal,
  cancellationProviderAborted,
  cancellationQueueOutcome,
  cancellationSlotFreed,
  configurationAnthropicVersionDefault,
  configurationCapabilities,
  configurationGenerous,
  configurationOutputLimit,
  configurationPolicies,
  configurationProviderAnthropicVersion,
  configurationProviderConcurrency,
  configurationProviderTimeouts,
  deadlineEndsFailed,
  deadlineOneLimit,
  deadlineProviderAborted,
  deadlineQueueCancelled,
  deploymentOneBrokenProvider,
  errorsAttemptQueueFull,
  errorsCancelledCode,
  errorsDeadlineCode,
  errorsDoorCursorExpired,
  errorsDoorInvalid,
  errorsDoorKeyConflict,
  errorsDoorNotFound,
  errorsDoorQueueFull,
  errorsDoorRetryAfter,
  errorsDoorUnavailable,
  errorsDoorWrongState,
  errorsEmbeddedWins,
  errorsErrorBody,
  errorsInternalCode,
  errorsInternalRemoteOutcome,
  errorsNeverRetryableCodes,
  errorsNoCapableTarget,
  errorsNotRetryableAfterOutput,
  errorsNotRetryableOtherwise,
  errorsNotRetryableUnknownOutcome,
  errorsProviderCode,
  errorsProviderInvalidRequest,
  errorsProviderProtocolError,
  errorsProviderQuota,
  errorsProviderRateLimited,
  errorsProviderUnavailable,
  errorsRedirectProtocolError,
  errorsRetryableMeaning,
  errorsRetryableTransient,
  errorsStoreLimit,
  eventsAttemptsNotMixed,
  eventsCallIdMadeUp,
  eventsCallIdUnique,
  eventsEnvelope,
  eventsExtensionNeutral,
  eventsExtensionStored,
  eventsKnownTypes,
  eventsNoEmptyDelta,
  eventsOutputEarly,
  eventsOutputIndexAscending,
  eventsOutputIndexGaps,
  eventsOutputIndex,
  eventsPreambleBounded,
  eventsPreambleNoOutput,
  eventsProgressAfterAcceptance,
  eventsSchemaValid,
  eventsStartedBeforeDeltas,
  eventsTimeFormat,
  eventsTimeMayStepBack,
  eventsTypeStatus,
  featuresAttemptUsage,
  featuresCannotHonour,
  featuresClaimedOrRefused,
  featuresConversationData,
  featuresConversationDemanded,
  featuresConversationInstructions,
  featuresConversationModalities,
  featuresConversationOneSource,
  featuresConversationParts,
  featuresConversationPlainParts,
  featuresConversationResultBound,
  featuresConversationResultError,
  featuresDurable,
  featuresFinishReasonMapped,
  featuresFinishReasonPrecedence,
  featuresGenerationExcludes,
  featuresGenerationRanges,
  featuresGeneration,
  featuresInlineStreamAccept,
  featuresInlineStreamReplay,
  featuresInlineStream,
  featuresNeutralWins,
  featuresNotPassedOffWhole,
  featuresOutputSchemaDemands,
  featuresOutputSchemaNotJudged,
  featuresOutputSchemaUnaltered,
  featuresOutputSchema,
  featuresOwnTruncationSucceeds,
  featuresPartitionBytes,
  featuresPartitionIds,
  featuresPartitionOpaque,
  featuresPartitionUnclaimed,
  featuresPartitionValues,
  featuresPartition,
  featuresPolicyRef,
  featuresPolicyRequestWins,
  featuresPolicyUnknown,
  featuresPolicyWithoutFeature,
  featuresProviderStateAccepted,
  featuresProviderStateExcludesNone,
  featuresProviderStateIgnored,
  featuresProviderStateListed,
  featuresProviderStateNamed,
  featuresReasoningDeltas,
  featuresRefusalDeltas,
  featuresRouteExplainFirst,
  featuresRouteExplainOnce,
  featuresRouteExplainReasons,
  featuresRouteExplain,
  featuresToolChoiceValues,
  featuresToolContradictions,
  featuresToolInputDemands,
  featuresToolInput,
  featuresToolLoopGoesOn,
  featuresToolParametersUnaltered,
  featuresTrimming,
  httpEvents200,
  httpEvicted404,
  httpHeadEvents,
  httpJsonContentType,
  httpMayAnswer403,
  httpMayAnswer500,
  httpMayAnswer503,
  httpMethodNotAllowed,
  httpOtherPaths,
  httpProviders200,
  httpResult200,
  httpResult409Error,
  httpResult409,
  httpRuntime200,
  httpRuntime503,
  httpSchemaValid,
  httpSnapshot200,
  httpSubmit202,
  httpSubmitLocation,
  httpUnknown404,
  idempotencyConcurrentOne202,
  idempotencyConcurrentReadable,
  idempotencyFingerprintBodyOnly,
  idempotencyFingerprintCanonical,
  idempotencyFingerprintNoDefaults,
  idempotencyFingerprintWhole,
  idempotencyFirstIsNotReplay,
  idempotencyKeyBytes,
  idempotencyKeyFormat,
  idempotencyKeyLivesWithRecord,
  idempotencyNoKeyNewExecution,
  idempotencyNoSecondCall,
  idempotencyOtherFingerprint,
  idempotencyRefusedClaimsNothing,
  idempotencyReplayAfterRestart,
  idempotencyReplayAnyOutcome,
  idempotencyReplayWhenFull,
  idempotencyReplayWhileRunning,
  idempotencySameRequest,
  idempotencyTwoKeys,
  lifecycleCancelledAfterRequest,
  lifecycleCancelledIff,
  lifecycleExtensionPlace,
  lifecycleGrammar,
  lifecycleProviderStateHeld,
  lifecycleStates,
  lifecycleTerminalStatusFinal,
  outputConcurrentApart,
  outputEmptyArguments,
  outputNoArgumentRepair,
  outputReasoningNotText,
  outputRefusalNotText,
  outputTextFidelity,
  outputToolArgumentsFidelity,
  outputToolNameFidelity,
  outputUnaltered,
  providerSpiNeverDropsFields,
  providerSpiQueueCompletedNotSuccess,
  providerSpiQueueErrorDetails,
  providerSpiQueueOwnOrigin,
  providerSpiQueueProgress,
  providerSpiQueueSubmittedOnce,
  providerSpiQueueUnknownStatus,
  replayBadCursor400,
  replayExactSuffix,
  replayGreaterWins,
  replayHistoryImmutable,
  replayLastEventId,
  replayLeavingReader,
  replayLiveEqualsReplay,
  replayManyReaders,
  replayMayDropSlow,
  replayPastEndFinished,
  replayPastEndRunning,
  replaySlowReader,
  requestsAbilityLength,
  requestsBodyAtLeast,
  requestsConversationBody,
  requestsDeadlineRange,
  requestsDepthAtLeast,
  requestsEncodedBody,
  requestsExtensionsIgnored,
  requestsExtensionsRange,
  requestsExtensionsSpread,
  requestsIJson,
  requestsInvalidJson,
  requestsInvalidUtf8,
  requestsMediaType,
  requestsMetadataOpaque,
  requestsMetadataRange,
  requestsMinimal,
  requestsNothingRequiredInside,
  requestsOpenObjects,
  requestsOtherExcess,
  requestsOtherLimits,
  requestsPartTypes,
  requestsPartsAtLeast,
  requestsRequiredFields,
  requestsRoutingRanges,
  requestsStrategyMeansNothing,
  requestsTooManyBytes,
  requestsUnknownFields,
  requestsUriAtLeast,
  resourcesCutCallIncomplete,
  resourcesEmptyOutputs,
  resourcesFoldError,
  resourcesFoldProviderState,
  resourcesFoldRefusalReasoning,
  resourcesFoldResultReplaces,
  resourcesFoldTarget,
  resourcesFoldText,
  resourcesFoldTimes,
  resourcesFoldToolCalls,
  resourcesFoldUsage,
  resourcesManifestConfigured,
  resourcesManifestTrue,
  resourcesMediaArtifacts,
  resourcesMediaResult,
  resourcesNoPartialResult,
  resourcesResultAgrees,
  resourcesRuntimeInfo,
  resourcesSnapshotIsFold,
  resourcesSubmissionId,
  resourcesSubmissionReadable,
  resourcesSubmissionStatus,
  routingAdmission429,
  routingBoundedQueue,
  routingCandidates,
  routingCapabilityFilter,
  routingConfigurationOrder,
  routingImpliedDemands,
  routingModalities,
  routingNoneNoCall,
  routingOrderStable,
  routingProviderOrderFirst,
  routingSelectedAroundWait,
  routingSlotReleasedOnce,
  routingTrueDemands,
  routingUnknownOrderIgnored,
  routingWaitedMs,
  routingWaitingEnds,
  securityCredentialOwnOrigin,
  securityErrorsClean,
  securityHeadersNotForwarded,
  securityHostChecked,
  securityMediaNotFetched,
  securityNoCredentialWritten,
  securityOriginChecked,
  securityPromptsNotLogged,
  securityRedirectsRefused,
  sequenceDense,
  sequenceEventEqualsType,
  sequenceIdEqualsSequence,
  sequenceInteger,
  sequencePerExecution,
  sequenceStartsAtOne,
  storageDurableBeforePublished,
  storageInterruptedWork,
  storageRecoveryNeverCalls,
  storageRecoveryWritesTerminal,
  storageStopping503,
  storageStoppingGrace,
  storageSurvivesRestart,
  streamingContentType,
  streamingDataIsEvent,
  streamingErrorBeforeStream,
  streamingFrameComplete,
  streamingHeartbeatInterval,
  streamingHeartbeatNoId,
  streamingNoStore,
  streamingOneLineData,
  targetConfiguredNames,
  targetIsTheOneCalled,
  targetReported,
  targetServedModel,
  targetStandsUnchanged,
  terminalEmptyAnswerSucceeds,
  terminalErrorIsFailure,
  terminalExactlyOne,
  terminalHeldFinalFrame,
  terminalNeedsProviderTerminal,
  terminalNothingAfter,
  terminalReached,
  terminalStatusAgrees,
  terminalStreamEndsAfter,
  usageBeforeAttemptEnd,
  usageCacheIsPart,
  usageConcurrentApart,
  usageCountersReplace,
  usageEstimateSource,
  usageFactShape,
  usageFailedAttemptReported,
  usageIncompleteMarked,
  usageInputIsWhole,
  usageInvalidDropped,
  usageMatchesScript,
  usageMediaStated,
  usageMissingIsAbsent,
  usageNoPrice,
  usageOnePerAttemptUnit,
  usageOutputIsWhole,
  usagePlaceholderUnreported,
  usageSnapshotSums,
  usageUnitNames,
  usageZeroIsAFact
]
