// Do not edit. Made from spec/schemas by `npm run generate`.

import type {
  Artifact,
  Attempt,
  CancelAccepted,
  ConsideredTarget,
  ContentPart,
  ErrorBody,
  ErrorCode,
  EventBase,
  ExecutionAcceptedEvent,
  ExecutionCompletedEvent,
  ExecutionError,
  ExecutionEvent,
  ExecutionFailedEvent,
  ExecutionId,
  ExecutionOutput,
  ExecutionProgressEvent,
  ExecutionRequest,
  ExecutionRequirements,
  ExecutionResult,
  ExecutionRouting,
  ExecutionSnapshot,
  ExecutionStatus,
  ExecutionSubmission,
  ExtensionEvent,
  Extensions,
  FinishReason,
  IgnoredState,
  InputExtension,
  InputPart,
  JsonPart,
  MediaPart,
  MediaResult,
  MessagePart,
  Metadata,
  Modality,
  ModelLimits,
  ModelManifest,
  OutputDeltaEvent,
  OutputIndex,
  OutputProviderStateEvent,
  OutputReasoningDeltaEvent,
  OutputRefusalDeltaEvent,
  OutputResultEvent,
  OutputSchema,
  OutputText,
  ProviderLimits,
  ProviderList,
  ProviderManifest,
  ProviderState,
  ProviderStatePart,
  ReasoningEffort,
  RemoteOutcome,
  RequestExtension,
  ResultConflict,
  RouteAttemptFailedEvent,
  RouteSelectedEvent,
  RuntimeFeatures,
  RuntimeInfo,
  RuntimeLimits,
  RuntimeState,
  Sequence,
  SkipReason,
  Target,
  TextPart,
  TextResult,
  Timestamp,
  ToolCall,
  ToolCallArgumentsDeltaEvent,
  ToolCallPart,
  ToolCallStartedEvent,
  ToolChoice,
  ToolDefinition,
  ToolResultPart,
  UsageFact,
  UsageReportedEvent
} from './types.ts'

/** One fault of a value, in the shape of ajv. */
export interface ValidationError {
  /** JSON pointer to the faulty value; empty for the whole. */
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly message?: string
}

export interface Validator<Type> {
  (value: unknown): value is Type
  /** The faults of the last value that it saw; null when there were none. */
  errors?: ValidationError[] | null
}

export declare const validateArtifact: Validator<Artifact>
export declare const validateAttempt: Validator<Attempt>
export declare const validateCancelAccepted: Validator<CancelAccepted>
export declare const validateConsideredTarget: Validator<ConsideredTarget>
export declare const validateContentPart: Validator<ContentPart>
export declare const validateErrorBody: Validator<ErrorBody>
export declare const validateErrorCode: Validator<ErrorCode>
export declare const validateEventBase: Validator<EventBase>
export declare const validateExecutionAcceptedEvent: Validator<ExecutionAcceptedEvent>
export declare const validateExecutionCompletedEvent: Validator<ExecutionCompletedEvent>
export declare const validateExecutionError: Validator<ExecutionError>
export declare const validateExecutionEvent: Validator<ExecutionEvent>
export declare const validateExecutionFailedEvent: Validator<ExecutionFailedEvent>
export declare const validateExecutionId: Validator<ExecutionId>
export declare const validateExecutionOutput: Validator<ExecutionOutput>
export declare const validateExecutionProgressEvent: Validator<ExecutionProgressEvent>
export declare const validateExecutionRequest: Validator<ExecutionRequest>
export declare const validateExecutionRequirements: Validator<ExecutionRequirements>
export declare const validateExecutionResult: Validator<ExecutionResult>
export declare const validateExecutionRouting: Validator<ExecutionRouting>
export declare const validateExecutionSnapshot: Validator<ExecutionSnapshot>
export declare const validateExecutionStatus: Validator<ExecutionStatus>
export declare const validateExecutionSubmission: Validator<ExecutionSubmission>
export declare const validateExtensionEvent: Validator<ExtensionEvent>
export declare const validateExtensions: Validator<Extensions>
export declare const validateFinishReason: Validator<FinishReason>
export declare const validateIgnoredState: Validator<IgnoredState>
export declare const validateInputExtension: Validator<InputExtension>
export declare const validateInputPart: Validator<InputPart>
export declare const validateJsonPart: Validator<JsonPart>
export declare const validateMediaPart: Validator<MediaPart>
export declare const validateMediaResult: Validator<MediaResult>
export declare const validateMessagePart: Validator<MessagePart>
export declare const validateMetadata: Validator<Metadata>
export declare const validateModality: Validator<Modality>
export declare const validateModelLimits: Validator<ModelLimits>
export declare const validateModelManifest: Validator<ModelManifest>
export declare const validateOutputDeltaEvent: Validator<OutputDeltaEvent>
export declare const validateOutputIndex: Validator<OutputIndex>
export declare const validateOutputProviderStateEvent: Validator<OutputProviderStateEvent>
export declare const validateOutputReasoningDeltaEvent: Validator<OutputReasoningDeltaEvent>
export declare const validateOutputRefusalDeltaEvent: Validator<OutputRefusalDeltaEvent>
export declare const validateOutputResultEvent: Validator<OutputResultEvent>
export declare const validateOutputSchema: Validator<OutputSchema>
export declare const validateOutputText: Validator<OutputText>
export declare const validateProviderLimits: Validator<ProviderLimits>
export declare const validateProviderList: Validator<ProviderList>
export declare const validateProviderManifest: Validator<ProviderManifest>
export declare const validateProviderState: Validator<ProviderState>
export declare const validateProviderStatePart: Validator<ProviderStatePart>
export declare const validateReasoningEffort: Validator<ReasoningEffort>
export declare const validateRemoteOutcome: Validator<RemoteOutcome>
export declare const validateRequestExtension: Validator<RequestExtension>
export declare const validateResultConflict: Validator<ResultConflict>
export declare const validateRouteAttemptFailedEvent: Validator<RouteAttemptFailedEvent>
export declare const validateRouteSelectedEvent: Validator<RouteSelectedEvent>
export declare const validateRuntimeFeatures: Validator<RuntimeFeatures>
export declare const validateRuntimeInfo: Validator<RuntimeInfo>
export declare const validateRuntimeLimits: Validator<RuntimeLimits>
export declare const validateRuntimeState: Validator<RuntimeState>
export declare const validateSequence: Validator<Sequence>
export declare const validateSkipReason: Validator<SkipReason>
export declare const validateTarget: Validator<Target>
export declare const validateTextPart: Validator<TextPart>
export declare const validateTextResult: Validator<TextResult>
export declare const validateTimestamp: Validator<Timestamp>
export declare const validateToolCall: Validator<ToolCall>
export declare const validateToolCallArgumentsDeltaEvent: Validator<ToolCallArgumentsDeltaEvent>
export declare const validateToolCallPart: Validator<ToolCallPart>
export declare const validateToolCallStartedEvent: Validator<ToolCallStartedEvent>
export declare const validateToolChoice: Validator<ToolChoice>
export declare const validateToolDefinition: Validator<ToolDefinition>
export declare const validateToolResultPart: Validator<ToolResultPart>
export declare const validateUsageFact: Validator<UsageFact>
export declare const validateUsageReportedEvent: Validator<UsageReportedEvent>

export declare const isArtifact: (value: unknown) => value is Artifact
export declare const isAttempt: (value: unknown) => value is Attempt
export declare const isCancelAccepted: (value: unknown) => value is CancelAccepted
export declare const isConsideredTarget: (value: unknown) => value is ConsideredTarget
export declare const isContentPart: (value: unknown) => value is ContentPart
export declare const isErrorBody: (value: unknown) => value is ErrorBody
export declare const isErrorCode: (value: unknown) => value is ErrorCode
export declare const isEventBase: (value: unknown) => value is EventBase
export declare const isExecutionAcceptedEvent: (value: unknown) => value is ExecutionAcceptedEvent
export declare const isExecutionCompletedEvent: (value: unknown) => value is ExecutionCompletedEvent
export declare const isExecutionError: (value: unknown) => value is ExecutionError
export declare const isExecutionEvent: (value: unknown) => value is ExecutionEvent
export declare const isExecutionFailedEvent: (value: unknown) => value is ExecutionFailedEvent
export declare const isExecutionId: (value: unknown) => value is ExecutionId
export declare const isExecutionOutput: (value: unknown) => value is ExecutionOutput
export declare const isExecutionProgressEvent: (value: unknown) => value is ExecutionProgressEvent
export declare const isExecutionRequest: (value: unknown) => value is ExecutionRequest
export declare const isExecutionRequirements: (value: unknown) => value is ExecutionRequirements
export declare const isExecutionResult: (value: unknown) => value is ExecutionResult
export declare const isExecutionRouting: (value: unknown) => value is ExecutionRouting
export declare const isExecutionSnapshot: (value: unknown) => value is ExecutionSnapshot
export declare const isExecutionStatus: (value: unknown) => value is ExecutionStatus
export declare const isExecutionSubmission: (value: unknown) => value is ExecutionSubmission
export declare const isExtensionEvent: (value: unknown) => value is ExtensionEvent
export declare const isExtensions: (value: unknown) => value is Extensions
export declare const isFinishReason: (value: unknown) => value is FinishReason
export declare const isIgnoredState: (value: unknown) => value is IgnoredState
export declare const isInputExtension: (value: unknown) => value is InputExtension
export declare const isInputPart: (value: unknown) => value is InputPart
export declare const isJsonPart: (value: unknown) => value is JsonPart
export declare const isMediaPart: (value: unknown) => value is MediaPart
export declare const isMediaResult: (value: unknown) => value is MediaResult
export declare const isMessagePart: (value: unknown) => value is MessagePart
export declare const isMetadata: (value: unknown) => value is Metadata
export declare const isModality: (value: unknown) => value is Modality
export declare const isModelLimits: (value: unknown) => value is ModelLimits
export declare const isModelManifest: (value: unknown) => value is ModelManifest
export declare const isOutputDeltaEvent: (value: unknown) => value is OutputDeltaEvent
export declare const isOutputIndex: (value: unknown) => value is OutputIndex
export declare const isOutputProviderStateEvent: (value: unknown) => value is OutputProviderStateEvent
export declare const isOutputReasoningDeltaEvent: (value: unknown) => value is OutputReasoningDeltaEvent
export declare const isOutputRefusalDeltaEvent: (value: unknown) => value is OutputRefusalDeltaEvent
export declare const isOutputResultEvent: (value: unknown) => value is OutputResultEvent
export declare const isOutputSchema: (value: unknown) => value is OutputSchema
export declare const isOutputText: (value: unknown) => value is OutputText
export declare const isProviderLimits: (value: unknown) => value is ProviderLimits
export declare const isProviderList: (value: unknown) => value is ProviderList
export declare const isProviderManifest: (value: unknown) => value is ProviderManifest
export declare const isProviderState: (value: unknown) => value is ProviderState
export declare const isProviderStatePart: (value: unknown) => value is ProviderStatePart
export declare const isReasoningEffort: (value: unknown) => value is ReasoningEffort
export declare const isRemoteOutcome: (value: unknown) => value is RemoteOutcome
export declare const isRequestExtension: (value: unknown) => value is RequestExtension
export declare const isResultConflict: (value: unknown) => value is ResultConflict
export declare const isRouteAttemptFailedEvent: (value: unknown) => value is RouteAttemptFailedEvent
export declare const isRouteSelectedEvent: (value: unknown) => value is RouteSelectedEvent
export declare const isRuntimeFeatures: (value: unknown) => value is RuntimeFeatures
export declare const isRuntimeInfo: (value: unknown) => value is RuntimeInfo
export declare const isRuntimeLimits: (value: unknown) => value is RuntimeLimits
export declare const isRuntimeState: (value: unknown) => value is RuntimeState
export declare const isSequence: (value: unknown) => value is Sequence
export declare const isSkipReason: (value: unknown) => value is SkipReason
export declare const isTarget: (value: unknown) => value is Target
export declare const isTextPart: (value: unknown) => value is TextPart
export declare const isTextResult: (value: unknown) => value is TextResult
export declare const isTimestamp: (value: unknown) => value is Timestamp
export declare const isToolCall: (value: unknown) => value is ToolCall
export declare const isToolCallArgumentsDeltaEvent: (value: unknown) => value is ToolCallArgumentsDeltaEvent
export declare const isToolCallPart: (value: unknown) => value is ToolCallPart
export declare const isToolCallStartedEvent: (value: unknown) => value is ToolCallStartedEvent
export declare const isToolChoice: (value: unknown) => value is ToolChoice
export declare const isToolDefinition: (value: unknown) => value is ToolDefinition
export declare const isToolResultPart: (value: unknown) => value is ToolResultPart
export declare const isUsageFact: (value: unknown) => value is UsageFact
export declare const isUsageReportedEvent: (value: unknown) => value is UsageReportedEvent
