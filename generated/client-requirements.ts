// Do not edit. Made from spec/clients/requirements.yaml by `npm run generate`.

export type ClientRequirementId =
  | "reading/line-endings"
  | "reading/any-chunking"
  | "reading/media-type"
  | "reading/byte-order-mark"
  | "reading/comments"
  | "reading/multi-line-data"
  | "reading/other-fields"
  | "reading/empty-blocks"
  | "reading/unterminated-frame"
  | "reading/large-events"
  | "reading/size-limit"
  | "reading/unknown-events"
  | "reading/unknown-fields"
  | "reading/data-decides"
  | "reading/malformed-data"
  | "reading/own-execution"
  | "resuming/reconnects"
  | "resuming/exactly-once"
  | "resuming/cursor"
  | "resuming/asks-for-the-rest"
  | "resuming/ids-move-nothing"
  | "resuming/overlap"
  | "resuming/gap"
  | "resuming/keeps-progress"
  | "resuming/gives-up"
  | "resuming/limit-of-tries"
  | "resuming/backs-off"
  | "resuming/retry-field"
  | "resuming/retry-after"
  | "resuming/absurd-waits"
  | "resuming/passing-statuses"
  | "resuming/other-passing-statuses"
  | "resuming/final-statuses"
  | "resuming/final-at-once"
  | "resuming/callers-cursor"
  | "resuming/at-the-end"
  | "ending/early-end"
  | "ending/no-content"
  | "ending/terminal-ends"
  | "ending/no-reconnect"
  | "ending/closes"
  | "ending/silence"
  | "ending/heartbeats"
  | "ending/foreign-stream"
  | "ending/failure-handed-out"
  | "failing/codes"
  | "failing/retryable"
  | "failing/details"
  | "failing/foreign-bodies"
  | "failing/execution-failed"
  | "failing/unreachable"
  | "failing/runtime-stopping"
  | "asking/unaltered"
  | "asking/media-type"
  | "asking/given-key"
  | "asking/legal-key"
  | "asking/same-key"
  | "asking/new-key"
  | "asking/makes-a-key"
  | "asking/replay"
  | "asking/retries"
  | "asking/retry-after"
  | "asking/callers-headers"
  | "asking/answers"
  | "asking/unknown-fields"
  | "asking/cancel"
  | "asking/base-path"
  | "folding/text"
  | "folding/only-text"
  | "folding/tool-calls"
  | "folding/no-arguments"
  | "folding/cut-calls"
  | "folding/usage"
  | "folding/finish-reason"
  | "folding/result"
  | "stopping/ends"
  | "stopping/closes"
  | "stopping/no-more-requests"
  | "stopping/no-cancel"
  | "guarding/redirects"
  | "guarding/follows-nothing"
  | "guarding/no-credentials"
  | "guarding/no-foreign-text"

export interface ClientRequirement {
  readonly id: ClientRequirementId
  readonly chapter: string
  readonly level: 'MUST' | 'SHOULD' | 'MAY'
  /** The normative sentence. */
  readonly text: string
  /** Where it stands, below `spec/`. */
  readonly anchor: string
  readonly state: 'law'
}

/** The revision of these rows; it rises with every change of what they demand. */
export const clientRevision = 1

export const clientRequirements: Readonly<Record<ClientRequirementId, ClientRequirement>> = {
  "reading/line-endings": {
    "id": "reading/line-endings",
    "chapter": "reading",
    "level": "MUST",
    "text": "Lines MUST end at LF, CRLF or CR alike and nowhere else, also mixed, and also where CR and LF arrive apart.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/any-chunking": {
    "id": "reading/any-chunking",
    "chapter": "reading",
    "level": "MUST",
    "text": "Events MUST be the same however their bytes are cut into pieces, also one by one and inside a character.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/media-type": {
    "id": "reading/media-type",
    "chapter": "reading",
    "level": "MUST",
    "text": "An event stream MUST be taken as one whatever the case and the parameters of its media type, and however its length is told.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/byte-order-mark": {
    "id": "reading/byte-order-mark",
    "chapter": "reading",
    "level": "MUST",
    "text": "A byte order mark that opens the stream MUST be skipped, and one inside it kept.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/comments": {
    "id": "reading/comments",
    "chapter": "reading",
    "level": "MUST",
    "text": "Comments MUST be ignored wherever a line may stand, also inside a frame.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/multi-line-data": {
    "id": "reading/multi-line-data",
    "chapter": "reading",
    "level": "MUST",
    "text": "Several data lines of one frame MUST be joined with LF into one event.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/other-fields": {
    "id": "reading/other-fields",
    "chapter": "reading",
    "level": "MUST",
    "text": "Fields that are unknown, lack the blank, the value or the colon, or hold no legal value MUST be read as the event stream format says and end nothing.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/empty-blocks": {
    "id": "reading/empty-blocks",
    "chapter": "reading",
    "level": "MUST",
    "text": "A block without data MUST hand out nothing and end nothing.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/unterminated-frame": {
    "id": "reading/unterminated-frame",
    "chapter": "reading",
    "level": "MUST",
    "text": "A last frame that is cut MUST neither be handed out in part nor be taken for a broken event: its event comes with the next connection.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/large-events": {
    "id": "reading/large-events",
    "chapter": "reading",
    "level": "MUST",
    "text": "An event of up to 16 MiB MUST be handed out whole unless the caller has set a lower limit.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/size-limit": {
    "id": "reading/size-limit",
    "chapter": "reading",
    "level": "MUST",
    "text": "An event above the limit MUST end in an error, and the client MUST stop reading rather than hold or take in what follows without bound.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/unknown-events": {
    "id": "reading/unknown-events",
    "chapter": "reading",
    "level": "MUST",
    "text": "Events of unknown type MUST be handed out whole like any other; it is for the caller to ignore them.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/unknown-fields": {
    "id": "reading/unknown-fields",
    "chapter": "reading",
    "level": "MUST",
    "text": "Unknown fields of events MUST be kept, at any depth.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/data-decides": {
    "id": "reading/data-decides",
    "chapter": "reading",
    "level": "SHOULD",
    "text": "An event SHOULD be read from its data alone, whatever the frame's `event` and `id` say and whether or not they are there.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/malformed-data": {
    "id": "reading/malformed-data",
    "chapter": "reading",
    "level": "MUST",
    "text": "Data that is no event MUST never be skipped in silence: what is handed out goes on without a gap, or ends in an error.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "reading/own-execution": {
    "id": "reading/own-execution",
    "chapter": "reading",
    "level": "SHOULD",
    "text": "An event of another execution SHOULD NOT be handed out.",
    "anchor": "chapters/27-clients.md#reading",
    "state": "law"
  },
  "resuming/reconnects": {
    "id": "resuming/reconnects",
    "chapter": "resuming",
    "level": "MUST",
    "text": "A stream that ends or breaks before the terminal event MUST be resumed without the caller's doing.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/exactly-once": {
    "id": "resuming/exactly-once",
    "chapter": "resuming",
    "level": "MUST",
    "text": "Every event behind the caller's cursor MUST be handed out exactly once and in order, wherever streams were cut.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/cursor": {
    "id": "resuming/cursor",
    "chapter": "resuming",
    "level": "MUST",
    "text": "A connection MUST NOT ask past what has arrived, and its cursor MUST be canonical.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/asks-for-the-rest": {
    "id": "resuming/asks-for-the-rest",
    "chapter": "resuming",
    "level": "SHOULD",
    "text": "A resumed connection SHOULD ask for what follows the last event handed out, not for what the caller has.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/ids-move-nothing": {
    "id": "resuming/ids-move-nothing",
    "chapter": "resuming",
    "level": "MUST",
    "text": "The cursor MUST be the sequence of the last event, whatever ids stand in blocks without data or hold a NUL.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/overlap": {
    "id": "resuming/overlap",
    "chapter": "resuming",
    "level": "MUST",
    "text": "Events at or before the cursor that come again MUST NOT be handed out again.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/gap": {
    "id": "resuming/gap",
    "chapter": "resuming",
    "level": "MUST",
    "text": "An event that is not the next in sequence MUST NOT be handed out as if nothing lacked.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/keeps-progress": {
    "id": "resuming/keeps-progress",
    "chapter": "resuming",
    "level": "MUST",
    "text": "Connections that bring a new event MUST NOT count against the tries, however many there are.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/gives-up": {
    "id": "resuming/gives-up",
    "chapter": "resuming",
    "level": "MUST",
    "text": "Connections that bring nothing new MUST end in an error after a bounded number of tries.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/limit-of-tries": {
    "id": "resuming/limit-of-tries",
    "chapter": "resuming",
    "level": "SHOULD",
    "text": "The caller's limit of tries SHOULD be kept.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/backs-off": {
    "id": "resuming/backs-off",
    "chapter": "resuming",
    "level": "MUST",
    "text": "Tries in a row that bring nothing new MUST be spread by waits.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/retry-field": {
    "id": "resuming/retry-field",
    "chapter": "resuming",
    "level": "MUST",
    "text": "After a legal `retry:` field the client MUST wait at least that long before it connects again.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/retry-after": {
    "id": "resuming/retry-after",
    "chapter": "resuming",
    "level": "MUST",
    "text": "After an answer with `Retry-After`, in seconds or as a date, the client MUST NOT ask again before then.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/absurd-waits": {
    "id": "resuming/absurd-waits",
    "chapter": "resuming",
    "level": "MUST",
    "text": "A wait too long to be kept MUST NOT become none: the client ends with an error or waits as long as it is willing to.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/passing-statuses": {
    "id": "resuming/passing-statuses",
    "chapter": "resuming",
    "level": "MUST",
    "text": "429 and 503 on a connection MUST be tried again within the bounds.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/other-passing-statuses": {
    "id": "resuming/other-passing-statuses",
    "chapter": "resuming",
    "level": "SHOULD",
    "text": "500, 502 and 504 on a connection SHOULD be tried again within the bounds.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/final-statuses": {
    "id": "resuming/final-statuses",
    "chapter": "resuming",
    "level": "MUST",
    "text": "400, 401, 403, 404 and 410 on a connection MUST end it with that status and code as a typed error.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/final-at-once": {
    "id": "resuming/final-at-once",
    "chapter": "resuming",
    "level": "SHOULD",
    "text": "Such a status SHOULD NOT be asked for again.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/callers-cursor": {
    "id": "resuming/callers-cursor",
    "chapter": "resuming",
    "level": "MUST",
    "text": "A caller's own cursor MUST be asked for and only later events handed out.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "resuming/at-the-end": {
    "id": "resuming/at-the-end",
    "chapter": "resuming",
    "level": "SHOULD",
    "text": "A 204 for the caller's own cursor SHOULD be a clean end without events.",
    "anchor": "chapters/27-clients.md#resuming",
    "state": "law"
  },
  "ending/early-end": {
    "id": "ending/early-end",
    "chapter": "ending",
    "level": "MUST",
    "text": "An end without the terminal event MUST never be told as success.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/no-content": {
    "id": "ending/no-content",
    "chapter": "ending",
    "level": "MUST",
    "text": "A 204 after events without a terminal one MUST NOT be told as success.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/terminal-ends": {
    "id": "ending/terminal-ends",
    "chapter": "ending",
    "level": "MUST",
    "text": "The terminal event MUST end the reading, also where the connection stays open.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/no-reconnect": {
    "id": "ending/no-reconnect",
    "chapter": "ending",
    "level": "MUST",
    "text": "After the terminal event the client MUST NOT connect again, however the connection ends.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/closes": {
    "id": "ending/closes",
    "chapter": "ending",
    "level": "SHOULD",
    "text": "The client SHOULD close a connection that stays open behind the terminal event.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/silence": {
    "id": "ending/silence",
    "chapter": "ending",
    "level": "MUST",
    "text": "Silence beyond the caller's limit, before the answer or within the stream, MUST end that connection: it is resumed, or the call ends in an error.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/heartbeats": {
    "id": "ending/heartbeats",
    "chapter": "ending",
    "level": "MUST",
    "text": "Comments MUST count as life of a connection.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/foreign-stream": {
    "id": "ending/foreign-stream",
    "chapter": "ending",
    "level": "MUST",
    "text": "A 200 that is no event stream MUST NOT be told as success.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "ending/failure-handed-out": {
    "id": "ending/failure-handed-out",
    "chapter": "ending",
    "level": "MUST",
    "text": "`execution.failed` MUST be handed out as the last event.",
    "anchor": "chapters/27-clients.md#ending",
    "state": "law"
  },
  "failing/codes": {
    "id": "failing/codes",
    "chapter": "failing",
    "level": "MUST",
    "text": "A refusal MUST be told with the status and the error code of the answer.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/retryable": {
    "id": "failing/retryable",
    "chapter": "failing",
    "level": "MUST",
    "text": "`retryable` and `remote_outcome` of an error MUST be kept as they came.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/details": {
    "id": "failing/details",
    "chapter": "failing",
    "level": "SHOULD",
    "text": "`provider_code`, `retry_after_ms` and `oldest` of an error SHOULD be kept.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/foreign-bodies": {
    "id": "failing/foreign-bodies",
    "chapter": "failing",
    "level": "MUST",
    "text": "A refusal whose body is not the protocol's MUST still be told with its status, and without a code that nobody sent.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/execution-failed": {
    "id": "failing/execution-failed",
    "chapter": "failing",
    "level": "MUST",
    "text": "The result of a failed or cancelled execution MUST be an error with the execution's own code, `retryable` and `remote_outcome`.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/unreachable": {
    "id": "failing/unreachable",
    "chapter": "failing",
    "level": "MUST",
    "text": "A runtime that cannot be reached MUST end in an error without a status, after a bounded number of tries.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "failing/runtime-stopping": {
    "id": "failing/runtime-stopping",
    "chapter": "failing",
    "level": "SHOULD",
    "text": "A 503 of the runtime resource with its body SHOULD be told as that body: `stopping` is an answer.",
    "anchor": "chapters/27-clients.md#failing",
    "state": "law"
  },
  "asking/unaltered": {
    "id": "asking/unaltered",
    "chapter": "asking",
    "level": "MUST",
    "text": "The request MUST be sent as the caller gave it: nothing added, left out or rewritten.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/media-type": {
    "id": "asking/media-type",
    "chapter": "asking",
    "level": "MUST",
    "text": "A body MUST be sent as `application/json`.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/given-key": {
    "id": "asking/given-key",
    "chapter": "asking",
    "level": "MUST",
    "text": "The caller's idempotency key MUST be sent unaltered.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/legal-key": {
    "id": "asking/legal-key",
    "chapter": "asking",
    "level": "MUST",
    "text": "A key that the client makes MUST be 1 to 256 visible ASCII characters, in one header.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/same-key": {
    "id": "asking/same-key",
    "chapter": "asking",
    "level": "MUST",
    "text": "A submit that is sent again MUST carry the key of the first sending, and the same body; without a key it MUST NOT be sent again.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/new-key": {
    "id": "asking/new-key",
    "chapter": "asking",
    "level": "MUST",
    "text": "Another submit MUST NOT carry the key of an earlier one.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/makes-a-key": {
    "id": "asking/makes-a-key",
    "chapter": "asking",
    "level": "SHOULD",
    "text": "A submit without a key of the caller SHOULD get one.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/replay": {
    "id": "asking/replay",
    "chapter": "asking",
    "level": "MUST",
    "text": "A replay's 200 MUST be taken as well as 202.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/retries": {
    "id": "asking/retries",
    "chapter": "asking",
    "level": "SHOULD",
    "text": "A plain call that meets 503, or a connection that breaks before the answer, SHOULD be tried again.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/retry-after": {
    "id": "asking/retry-after",
    "chapter": "asking",
    "level": "MUST",
    "text": "A plain call that is tried again MUST wait for `Retry-After`.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/callers-headers": {
    "id": "asking/callers-headers",
    "chapter": "asking",
    "level": "MUST",
    "text": "The caller's headers MUST be sent with every request, also when a stream is resumed.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/answers": {
    "id": "asking/answers",
    "chapter": "asking",
    "level": "MUST",
    "text": "Bodies of successful answers MUST be handed on with every field that the protocol names.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/unknown-fields": {
    "id": "asking/unknown-fields",
    "chapter": "asking",
    "level": "SHOULD",
    "text": "Unknown fields of successful answers SHOULD be kept.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/cancel": {
    "id": "asking/cancel",
    "chapter": "asking",
    "level": "MUST",
    "text": "A cancel MUST reach the runtime, and its refusal MUST be told.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "asking/base-path": {
    "id": "asking/base-path",
    "chapter": "asking",
    "level": "SHOULD",
    "text": "A base URL with a path SHOULD be kept in front of every operation.",
    "anchor": "chapters/27-clients.md#asking",
    "state": "law"
  },
  "folding/text": {
    "id": "folding/text",
    "chapter": "folding",
    "level": "MUST",
    "text": "Text MUST be joined for each `output_index` and told in ascending order of the index.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/only-text": {
    "id": "folding/only-text",
    "chapter": "folding",
    "level": "MUST",
    "text": "Reasoning and refusals MUST NOT be told as text.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/tool-calls": {
    "id": "folding/tool-calls",
    "chapter": "folding",
    "level": "MUST",
    "text": "Tool calls MUST be told in the order in which they started, the pieces of their arguments joined for each `call_id`.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/no-arguments": {
    "id": "folding/no-arguments",
    "chapter": "folding",
    "level": "MUST",
    "text": "A whole call without arguments MUST be told with `{}`.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/cut-calls": {
    "id": "folding/cut-calls",
    "chapter": "folding",
    "level": "MUST",
    "text": "A call of an execution that failed MUST be told as not complete, or not at all.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/usage": {
    "id": "folding/usage",
    "chapter": "folding",
    "level": "MUST",
    "text": "Every usage fact MUST be told once, unaltered, in the order of the events.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/finish-reason": {
    "id": "folding/finish-reason",
    "chapter": "folding",
    "level": "SHOULD",
    "text": "The finish reason of the terminal event SHOULD be told.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "folding/result": {
    "id": "folding/result",
    "chapter": "folding",
    "level": "MUST",
    "text": "The result MUST be told as the runtime gives it.",
    "anchor": "chapters/27-clients.md#folding",
    "state": "law"
  },
  "stopping/ends": {
    "id": "stopping/ends",
    "chapter": "stopping",
    "level": "MUST",
    "text": "A caller who stops MUST be let go: the call ends, and not as success.",
    "anchor": "chapters/27-clients.md#stopping",
    "state": "law"
  },
  "stopping/closes": {
    "id": "stopping/closes",
    "chapter": "stopping",
    "level": "MUST",
    "text": "Stopping MUST close the connection, also where the runtime is silent or has not answered yet.",
    "anchor": "chapters/27-clients.md#stopping",
    "state": "law"
  },
  "stopping/no-more-requests": {
    "id": "stopping/no-more-requests",
    "chapter": "stopping",
    "level": "MUST",
    "text": "After stopping, a further request of that call MUST NOT be sent, also where it was waiting to connect again.",
    "anchor": "chapters/27-clients.md#stopping",
    "state": "law"
  },
  "stopping/no-cancel": {
    "id": "stopping/no-cancel",
    "chapter": "stopping",
    "level": "MUST",
    "text": "Stopping to read MUST NOT cancel the execution.",
    "anchor": "chapters/27-clients.md#stopping",
    "state": "law"
  },
  "guarding/redirects": {
    "id": "guarding/redirects",
    "chapter": "guarding",
    "level": "MUST",
    "text": "A redirect to another origin MUST NOT carry the caller's headers, the key or the request there.",
    "anchor": "chapters/27-clients.md#guarding",
    "state": "law"
  },
  "guarding/follows-nothing": {
    "id": "guarding/follows-nothing",
    "chapter": "guarding",
    "level": "SHOULD",
    "text": "A redirect SHOULD NOT be followed to another origin at all.",
    "anchor": "chapters/27-clients.md#guarding",
    "state": "law"
  },
  "guarding/no-credentials": {
    "id": "guarding/no-credentials",
    "chapter": "guarding",
    "level": "MUST",
    "text": "A value of the caller's headers or a password of the base URL MUST NOT stand in an error or in how it is printed.",
    "anchor": "chapters/27-clients.md#guarding",
    "state": "law"
  },
  "guarding/no-foreign-text": {
    "id": "guarding/no-foreign-text",
    "chapter": "guarding",
    "level": "SHOULD",
    "text": "The text of a body that is not the protocol's SHOULD NOT stand in an error.",
    "anchor": "chapters/27-clients.md#guarding",
    "state": "law"
  }
}
