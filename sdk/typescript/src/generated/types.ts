// Do not edit. Made from spec/openapi.yaml by `npm run generate`.

export interface paths {
    "/v1/runtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Name, version, state, features and limits of the runtime */
        get: operations["getRuntime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The configured providers and their models */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an execution
         * @description Without `Idempotency-Key` every call is a new execution. With the feature `inline_stream`, a request that accepts `text/event-stream` (exact type, q > 0) gets the event stream from sequence 1 with status 200, for a replay too. The body holds at least 1 MiB, 1024 parts, URIs of 8192 characters and a JSON depth of 64, unless the runtime publishes other limits; more bytes are 413, any other excess is 400.
         */
        post: operations["submitExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/executions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** The snapshot of an execution */
        get: operations["getExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/executions/{id}/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /**
         * The events of an execution, from a cursor to the end
         * @description Server-sent events: `id` is the sequence, `event` the type, `data` the event as JSON. Every event after the cursor comes exactly once: from the log, then live, until right after the terminal event. An end without a terminal event means "reconnect". `x-` events may stand among the others. With the feature `heartbeat` a comment without id comes after at most 15 seconds of silence. When both cursors are present the greater counts.
         */
        get: operations["streamExecutionEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/executions/{id}/result": {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        /** The result of a succeeded execution */
        get: operations["getExecutionResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/executions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an execution to end
         * @description After the 202 no new attempt starts and the provider call is aborted.
         */
        post: operations["cancelExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every event type that this specification names. Readers ignore types and fields that they do not know. */
        ExecutionEvent: components["schemas"]["ExecutionAcceptedEvent"] | components["schemas"]["RouteSelectedEvent"] | components["schemas"]["RouteAttemptFailedEvent"] | components["schemas"]["ExecutionProgressEvent"] | components["schemas"]["OutputDeltaEvent"] | components["schemas"]["ToolCallStartedEvent"] | components["schemas"]["ToolCallArgumentsDeltaEvent"] | components["schemas"]["OutputResultEvent"] | components["schemas"]["OutputReasoningDeltaEvent"] | components["schemas"]["OutputRefusalDeltaEvent"] | components["schemas"]["OutputProviderStateEvent"] | components["schemas"]["UsageReportedEvent"] | components["schemas"]["ExecutionCompletedEvent"] | components["schemas"]["ExecutionFailedEvent"];
        /** @description An event outside this specification. It has any status but a terminal one, never commits and never ends. */
        ExtensionEvent: {
            type: `x-${string}`;
            /** @enum {string} */
            status: "accepted" | "routing" | "running";
        } & WithRequired<components["schemas"]["EventBase"], "type" | "status">;
        /**
         * @description Absent means `ready`. `stopping` while a shutdown drains; `unavailable` while the store is out of reach.
         * @example ready
         * @enum {string}
         */
        RuntimeState: "ready" | "stopping" | "unavailable";
        /** @description What the runtime claims. `spec/features.yaml` says what each optional feature means. */
        RuntimeFeatures: {
            /** @constant */
            routing: true;
            /** @constant */
            flow_control: true;
            /** @constant */
            usage_facts: true;
            /** @constant */
            billing: false;
            conversation?: boolean;
            tool_input?: boolean;
            structured_output?: boolean;
            generation?: boolean;
            provider_state?: boolean;
            finish_reason?: boolean;
            reasoning?: boolean;
            refusal?: boolean;
            attempt_usage?: boolean;
            heartbeat?: boolean;
            route_explain?: boolean;
            policy_ref?: boolean;
            partition?: boolean;
            durable?: boolean;
            inline_stream?: boolean;
            config_extended?: boolean;
            trimming?: boolean;
        };
        /** @description Limits that differ from, or add to, those of the specification. */
        RuntimeLimits: {
            body_bytes?: number;
            parts?: number;
            uri_length?: number;
            json_depth?: number;
            idempotency_min_ms?: number;
            retention_ms?: number;
        };
        /** @description What the runtime is, claims and enforces. */
        RuntimeInfo: {
            name: string;
            /** @constant */
            protocol_version: "0.1.0";
            /** @description The revision of this specification that the runtime keeps; this one is `0.2`. */
            spec_revision?: string;
            provider_count: number;
            state?: components["schemas"]["RuntimeState"];
            features: components["schemas"]["RuntimeFeatures"];
            limits?: components["schemas"]["RuntimeLimits"];
        };
        /**
         * @description Closed. `spec/errors.yaml` maps every cause to one of these.
         * @example invalid_request
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "not_found" | "conflict" | "cursor_expired" | "capability_unavailable" | "queue_full" | "runtime_unavailable" | "capacity_exceeded" | "rate_limited" | "provider_unavailable" | "provider_protocol_error" | "deadline_exceeded" | "cancelled" | "internal_error";
        /**
         * @description The place of an event in its execution; 1, 2, 3, without a gap.
         * @example 1
         */
        Sequence: number;
        /**
         * @description What is known of the provider call behind a failure.
         * @example unknown
         * @enum {string}
         */
        RemoteOutcome: "not_started" | "unknown" | "finished";
        /** @description One error, on events, snapshots and in error bodies. It holds no provider URL, provider body, prompt or stack trace. */
        ExecutionError: {
            code: components["schemas"]["ErrorCode"];
            message: string;
            /** @description Submitting the same request again later may succeed and cannot double a remote execution whose outcome is unknown. */
            retryable: boolean;
            provider_code?: string;
            retry_after_ms?: number;
            /** @description With `cursor_expired`, the first sequence that the log still holds. */
            oldest?: components["schemas"]["Sequence"];
            remote_outcome?: components["schemas"]["RemoteOutcome"];
        };
        /** @description The body of every HTTP error except the 409 of the result. */
        ErrorBody: {
            error: components["schemas"]["ExecutionError"];
        };
        /**
         * @description A kind of content that a request carries or a model produces.
         * @example text
         * @enum {string}
         */
        Modality: "text" | "json" | "image" | "audio" | "video" | "file";
        /** @description Bounds that the adapter applies to this model. */
        ModelLimits: {
            max_output_tokens?: number;
        };
        /** @description One model and its capabilities. */
        ModelManifest: {
            model: string;
            abilities: string[];
            input_modalities: components["schemas"]["Modality"][];
            output_modalities: components["schemas"]["Modality"][];
            stream: boolean;
            tools: boolean;
            structured_output: boolean;
            async: boolean;
            cancel: boolean;
            /** @description It takes messages, tool calls and their results, instructions and inline media (feature `conversation`); absent means no. */
            conversation?: boolean;
            /** @description The parameters of the feature `generation` that the model takes, by their names in the request; absent means none. */
            parameters?: string[];
            limits?: components["schemas"]["ModelLimits"];
        };
        /** @description Provider-local flow control. */
        ProviderLimits: {
            max_concurrency?: number;
            max_queue_depth?: number;
        };
        /** @description One configured provider, true to what is enforced. */
        ProviderManifest: {
            provider: string;
            protocol_version: string;
            models: components["schemas"]["ModelManifest"][];
            limits?: components["schemas"]["ProviderLimits"];
        };
        /** @description What the runtime is configured with. */
        ProviderList: {
            data: components["schemas"]["ProviderManifest"][];
        };
        /** @description Plain text. */
        TextPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "text";
            text: string;
        };
        /** @description Any JSON value, passed on as it is. */
        JsonPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "json";
            /** @description Any JSON value. */
            value: unknown;
        };
        /** @description Media, by reference or inline. The runtime passes a URI on and never fetches it. Exactly one of `uri` and `data` is present. */
        MediaPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "image" | "audio" | "video" | "file";
            /** @description At most `limits.uri_length` characters, which is 8192 unless the runtime publishes another figure. */
            uri?: string;
            /** @description The bytes in base64, padded, without line breaks (feature `conversation`). */
            data?: string;
            /** @description Callers give it with `data`. */
            media_type?: string;
        } & ({
            uri: string;
        } | {
            data: string;
        });
        /** @description One piece of the content of a message or of a tool result (feature `conversation`). */
        ContentPart: components["schemas"]["TextPart"] | components["schemas"]["JsonPart"] | components["schemas"]["MediaPart"];
        /** @description One turn of the conversation (feature `conversation`). */
        MessagePart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message";
            /** @enum {string} */
            role: "user" | "assistant";
            content: components["schemas"]["ContentPart"][];
        };
        /** @description A tool call that the model made in an earlier turn (feature `conversation`). */
        ToolCallPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_call";
            /** @description The `call_id` of the result that the call came with. */
            call_id: string;
            name: string;
            /** @description JSON text as the model wrote it. */
            arguments: string;
        };
        /** @description What a tool answered to a call of an earlier part (feature `conversation`). */
        ToolResultPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool_result";
            call_id: string;
            /** @description Text, or parts. */
            output: string | components["schemas"]["ContentPart"][];
            /** @description `true` where the tool failed. */
            is_error?: boolean;
        };
        /** @description State that a provider gave earlier and wants back (feature `provider_state`). It goes to that provider only. */
        ProviderStatePart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "provider_state";
            provider: string;
            model: string;
            /** @description Opaque; as it was given. */
            data: unknown;
        };
        /** @description One piece of the input. */
        InputPart: components["schemas"]["TextPart"] | components["schemas"]["JsonPart"] | components["schemas"]["MediaPart"] | components["schemas"]["MessagePart"] | components["schemas"]["ToolCallPart"] | components["schemas"]["ToolResultPart"] | components["schemas"]["ProviderStatePart"];
        /** @description A tool that the model may call (feature `tool_input`). */
        ToolDefinition: {
            name: string;
            description?: string;
            /** @description JSON Schema of the arguments, passed on as it is. */
            parameters: {
                [key: string]: unknown;
            };
            /** @description The arguments are to fit the schema exactly. */
            strict?: boolean;
        };
        /**
         * @description Whether the model calls a tool, or which one (feature `tool_input`).
         * @example auto
         * @example {
         *       "name": "lookup"
         *     }
         */
        ToolChoice: ("auto" | "none" | "required") | {
            name: string;
        };
        /** @description The shape that the answer's text has as JSON (feature `structured_output`). */
        OutputSchema: {
            name: string;
            /** @description JSON Schema, passed on as it is. */
            schema: {
                [key: string]: unknown;
            };
            /** @description The answer is to fit the schema exactly. */
            strict?: boolean;
        };
        /**
         * @description How much the model reasons before it answers (feature `generation`).
         * @example low
         * @enum {string}
         */
        ReasoningEffort: "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";
        /** @description Capability filters. `true` demands a capability; false or absent does not. */
        ExecutionRequirements: {
            /** @description Demanded in addition to the modalities of the parts that are sent. */
            input_modalities?: components["schemas"]["Modality"][];
            output_modalities?: components["schemas"]["Modality"][];
            stream?: boolean;
            tools?: boolean;
            structured_output?: boolean;
            async?: boolean;
            cancel?: boolean;
        };
        /** @description How candidates are ordered and how many attempts may be made. */
        ExecutionRouting: {
            /** @description A policy of the deployment's configuration (feature `policy_ref`; without it 400). */
            policy?: string;
            /**
             * @description Kept for the sake of the draft; both values mean the same order.
             * @enum {string}
             */
            strategy?: "first_available" | "ordered";
            /** @description Providers to prefer, in this order. Unknown names are ignored. */
            provider_order?: string[];
            /**
             * @description Absent or false means one attempt, whatever `max_attempts` says.
             * @default false
             */
            allow_fallback?: boolean;
            max_attempts?: number;
            /** @description Elapsed time since acceptance after which no further attempt starts. */
            retry_budget_ms?: number;
        };
        /**
         * @description Opaque to the runtime, never logged.
         * @example {
         *       "ticket": "T-1042",
         *       "priority": 3,
         *       "dry_run": false
         *     }
         */
        Metadata: {
            [key: string]: string | number | boolean;
        };
        /**
         * @description Fields for the provider's request body.
         * @example {
         *       "request": {
         *         "service_tier": "flex"
         *       }
         *     }
         */
        RequestExtension: {
            request?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Fields for the input of a queue provider.
         * @example {
         *       "input": {
         *         "num_inference_steps": 8
         *       }
         *     }
         */
        InputExtension: {
            input?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What only one provider has, spread under what its adapter sets itself. Any other key, or the key of an adapter that is not the target, is ignored.
         * @example {
         *       "openai": {
         *         "request": {
         *           "service_tier": "flex"
         *         }
         *       }
         *     }
         */
        Extensions: {
            openai?: components["schemas"]["RequestExtension"];
            anthropic?: components["schemas"]["RequestExtension"];
            fal?: components["schemas"]["InputExtension"];
        } & {
            [key: string]: unknown;
        };
        /** @description What a caller submits. Only `ability` and `input` are required. */
        ExecutionRequest: {
            /** @description Stable application intent, not a provider or model name. */
            ability: string;
            /** @description At most `limits.parts` parts, which is 1024 unless the runtime publishes another figure. */
            input: components["schemas"]["InputPart"][];
            /** @description System text (feature `conversation`). */
            instructions?: string;
            /** @description The tools that the model may call; demands the capability `tools` (feature `tool_input`). */
            tools?: components["schemas"]["ToolDefinition"][];
            tool_choice?: components["schemas"]["ToolChoice"];
            /** @description Whether the model may call several tools in one turn (feature `tool_input`). */
            parallel_tool_calls?: boolean;
            output_schema?: components["schemas"]["OutputSchema"];
            /** @description Bounds the whole output (feature `generation`). */
            max_output_tokens?: number;
            /** @description Feature `generation`. */
            temperature?: number;
            /** @description Feature `generation`. */
            top_p?: number;
            /** @description Texts that end the answer (feature `generation`). */
            stop?: string[];
            reasoning_effort?: components["schemas"]["ReasoningEffort"];
            requirements?: components["schemas"]["ExecutionRequirements"];
            routing?: components["schemas"]["ExecutionRouting"];
            /** @description One absolute monotonic limit over queueing, connecting, attempts and streaming. */
            deadline_ms?: number;
            metadata?: components["schemas"]["Metadata"];
            extensions?: components["schemas"]["Extensions"];
        };
        /**
         * Format: uuid
         * @description Names one execution; made by the runtime.
         * @example 0f8fad5b-d9cb-469f-a165-70867728950e
         */
        ExecutionId: string;
        /**
         * @description The state of an execution. `spec/lifecycle.yaml` holds the transitions.
         * @example running
         * @enum {string}
         */
        ExecutionStatus: "accepted" | "routing" | "running" | "succeeded" | "failed" | "cancelled";
        /**
         * Format: date-time
         * @description RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it.
         * @example 2026-11-30T12:00:00.000Z
         */
        Timestamp: string;
        /** @description The answer to a submit. */
        ExecutionSubmission: {
            execution_id: components["schemas"]["ExecutionId"];
            /** @description The status at the time of the answer. */
            status: components["schemas"]["ExecutionStatus"];
            created_at: components["schemas"]["Timestamp"];
            idempotent_replay: boolean;
        };
        /** @description The fields of every event. */
        EventBase: {
            execution_id: components["schemas"]["ExecutionId"];
            sequence: components["schemas"]["Sequence"];
            time: components["schemas"]["Timestamp"];
            type: string;
            status: components["schemas"]["ExecutionStatus"];
        };
        /** @description The first event of every execution. */
        ExecutionAcceptedEvent: {
            /** @constant */
            type: "execution.accepted";
            /** @constant */
            status: "accepted";
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "execution.accepted";
        });
        /**
         * @description The configured names of a provider and of one of its models.
         * @example {
         *       "provider": "mock",
         *       "model": "mock-text"
         *     }
         */
        Target: {
            provider: string;
            model: string;
        };
        /**
         * @description Counts the attempts of an execution from 1.
         * @example 1
         */
        Attempt: number;
        /**
         * @description Closed. Why a configured model is no candidate: it has not the ability; not the modality, capability or parameter that `name` names; the policy leaves it out; or an earlier attempt of this execution on it forbids another.
         * @example capability
         * @enum {string}
         */
        SkipReason: "ability" | "input_modality" | "output_modality" | "capability" | "parameter" | "not_in_policy" | "earlier_failure";
        /** @description One configured model, and whether it was a candidate (feature `route_explain`). */
        ConsideredTarget: {
            target: components["schemas"]["Target"];
            /** @enum {string} */
            outcome: "candidate" | "skipped";
            /** @description Present if and only if the target was skipped. */
            reason?: components["schemas"]["SkipReason"];
            /** @description Which modality, capability or parameter is lacking. */
            name?: string;
        } & ({
            /** @constant */
            outcome?: "candidate";
        } | {
            /** @constant */
            outcome?: "skipped";
        });
        /** @description Provider state of the input that this target is not sent (feature `provider_state`). */
        IgnoredState: {
            /** @description The provider that gave it. */
            provider: string;
            model: string;
            /** @description The place of the part in `input`. */
            input_index?: number;
        };
        /** @description An attempt begins on this target. */
        RouteSelectedEvent: {
            /** @constant */
            type: "route.selected";
            /** @constant */
            status: "routing";
            target: components["schemas"]["Target"];
            attempt: components["schemas"]["Attempt"];
            /** @description The policy that the request named (feature `policy_ref`). */
            policy?: string;
            /** @description The wait for a slot that lies before this event. */
            waited_ms?: number;
            /** @description Every candidate, and every skipped target with its reason (feature `route_explain`). */
            considered?: components["schemas"]["ConsideredTarget"][];
            /** @description Provider state that this target cannot take (feature `provider_state`). */
            ignored?: components["schemas"]["IgnoredState"][];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "route.selected";
        });
        /** @description An attempt failed before output and another one is intended. */
        RouteAttemptFailedEvent: {
            /** @constant */
            type: "route.attempt_failed";
            /** @constant */
            status: "routing";
            target: components["schemas"]["Target"];
            attempt: components["schemas"]["Attempt"];
            /** @description Its `retryable` is informative here. */
            error: components["schemas"]["ExecutionError"];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "route.attempt_failed";
        });
        /** @description The provider has accepted the call and says how far it is. */
        ExecutionProgressEvent: {
            /** @constant */
            type: "execution.progress";
            /** @constant */
            status: "running";
            /** @enum {string} */
            phase: "queued" | "processing";
            progress?: number;
            queue_position?: number;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "execution.progress";
        });
        /**
         * @description Names one contiguous part of the output; ascending by first appearance, gaps allowed.
         * @example 0
         */
        OutputIndex: number;
        /** @description A piece of answer text, never empty. Commits output. */
        OutputDeltaEvent: {
            /** @constant */
            type: "output.delta";
            /** @constant */
            status: "running";
            output_index: components["schemas"]["OutputIndex"];
            delta: string;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output.delta";
        });
        /** @description The model calls a tool. Commits output; precedes the argument deltas of its `call_id`. */
        ToolCallStartedEvent: {
            /** @constant */
            type: "tool.call.started";
            /** @constant */
            status: "running";
            call_id: string;
            name: string;
            output_index?: components["schemas"]["OutputIndex"];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool.call.started";
        });
        /** @description A piece of a tool call's arguments, never empty. Commits output. */
        ToolCallArgumentsDeltaEvent: {
            /** @constant */
            type: "tool.call.arguments.delta";
            /** @constant */
            status: "running";
            call_id: string;
            delta: string;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tool.call.arguments.delta";
        });
        /** @description A piece of media that an execution produced. */
        Artifact: {
            uri: string;
            media_type?: string;
            name?: string;
            /** @description Bytes. */
            size?: number;
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description A whole result at once; a later one replaces it. Commits output. */
        OutputResultEvent: {
            /** @constant */
            type: "output.result";
            /** @constant */
            status: "running";
            result: {
                [key: string]: unknown;
            };
            artifacts?: components["schemas"]["Artifact"][];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output.result";
        });
        /** @description A piece of reasoning, never part of the text, never empty (feature `reasoning`). Commits output. */
        OutputReasoningDeltaEvent: {
            /** @constant */
            type: "output.reasoning.delta";
            /** @constant */
            status: "running";
            output_index: components["schemas"]["OutputIndex"];
            delta: string;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output.reasoning.delta";
        });
        /** @description A piece of a refusal, never part of the text, never empty (feature `refusal`). Commits output. */
        OutputRefusalDeltaEvent: {
            /** @constant */
            type: "output.refusal.delta";
            /** @constant */
            status: "running";
            output_index: components["schemas"]["OutputIndex"];
            delta: string;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output.refusal.delta";
        });
        /** @description State that the provider wants back in the next turn (feature `provider_state`). It commits nothing. */
        OutputProviderStateEvent: {
            /** @constant */
            type: "output.provider_state";
            /** @constant */
            status: "running";
            /** @description The configured name of the provider that gave it. */
            provider: string;
            /** @description The configured name of its model. */
            model: string;
            /** @description Opaque. */
            data: unknown;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "output.provider_state";
        });
        /** @description A measured quantity. It holds no price, cost or currency. */
        UsageFact: {
            /** @description A unit of `spec/usage-units.yaml` or another one; never a currency. */
            unit: string;
            quantity: number;
            /**
             * @description An estimate has source `runtime`.
             * @enum {string}
             */
            source: "provider" | "runtime";
            /** @description `false` where the attempt did not finish. */
            complete?: boolean;
        };
        /** @description Usage facts of one attempt; at most one for each attempt and unit. */
        UsageReportedEvent: {
            /** @constant */
            type: "usage.reported";
            /** @constant */
            status: "running";
            facts: components["schemas"]["UsageFact"][];
            /** @description The attempt that the facts belong to (feature `attempt_usage`). */
            attempt?: components["schemas"]["Attempt"];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "usage.reported";
        });
        /**
         * @description Why the provider ended the answer (feature `finish_reason`).
         * @example stop
         * @enum {string}
         */
        FinishReason: "stop" | "length" | "tool_calls" | "content_filter" | "refusal" | "pause" | "other";
        /** @description The execution succeeded. Terminal. */
        ExecutionCompletedEvent: {
            /** @constant */
            type: "execution.completed";
            /** @constant */
            status: "succeeded";
            target: components["schemas"]["Target"];
            finish_reason?: components["schemas"]["FinishReason"];
            /** @description What the provider claims to have served. */
            served_model?: string;
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "execution.completed";
        });
        /** @description The execution failed or was cancelled. Terminal. */
        ExecutionFailedEvent: {
            /** @constant */
            type: "execution.failed";
            /**
             * @description `cancelled` if and only if the error code is `cancelled`.
             * @enum {string}
             */
            status: "failed" | "cancelled";
            error: components["schemas"]["ExecutionError"];
            target?: components["schemas"]["Target"];
            attempt?: components["schemas"]["Attempt"];
        } & (WithRequired<components["schemas"]["EventBase"], "type" | "status"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "execution.failed";
        });
        /** @description The joined text of one `output_index`. */
        OutputText: {
            index: components["schemas"]["OutputIndex"];
            /** @constant */
            type: "text";
            text: string;
        };
        /** @description A tool call as the model made it. The runtime runs no tools. */
        ToolCall: {
            /** @description Unique in the execution. */
            call_id: string;
            name: string;
            /** @description JSON text as the model wrote it; `{}` where it gave none. */
            arguments: string;
            /** @description `false` on a call that was cut; a caller does not run it. */
            complete?: boolean;
        };
        /** @description What a provider wants back in the next turn (feature `provider_state`). */
        ProviderState: {
            /** @description The configured name of the provider that gave it. */
            provider: string;
            /** @description The configured name of its model. */
            model: string;
            /** @description Opaque. */
            data: unknown;
        };
        /** @description The result of a text execution. Without output `outputs` is empty. */
        TextResult: {
            /** @description One entry for each `output_index`, ascending. */
            outputs: components["schemas"]["OutputText"][];
            /** @description In order of `tool.call.started`. */
            tool_calls: components["schemas"]["ToolCall"][];
            /** @description The refusal deltas, joined (feature `refusal`). */
            refusal?: string;
            /** @description The reasoning deltas, joined (feature `reasoning`). */
            reasoning?: string;
            /** @description The `output.provider_state` events, in their order (feature `provider_state`). */
            provider_state?: components["schemas"]["ProviderState"][];
        };
        /** @description The adapter's own object. An object with lists named `outputs` and `tool_calls` is a text result and is held to its shape. */
        MediaResult: {
            [key: string]: unknown;
        };
        /** @description What a completed execution produced; a text result, or the object of a media adapter. */
        ExecutionOutput: components["schemas"]["TextResult"] | components["schemas"]["MediaResult"];
        /** @description The fold of an execution's events. */
        ExecutionSnapshot: {
            execution_id: components["schemas"]["ExecutionId"];
            status: components["schemas"]["ExecutionStatus"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            last_sequence: components["schemas"]["Sequence"];
            /** @description All facts in event order. */
            usage: components["schemas"]["UsageFact"][];
            target?: components["schemas"]["Target"];
            error?: components["schemas"]["ExecutionError"];
            /** @description Absent unless the status is `succeeded`. */
            result?: components["schemas"]["ExecutionOutput"];
            /** @description Absent unless the status is `succeeded`. */
            artifacts?: components["schemas"]["Artifact"][];
            ability?: string;
            metadata?: components["schemas"]["Metadata"];
            expires_at?: components["schemas"]["Timestamp"];
        };
        /** @description The result of a succeeded execution. */
        ExecutionResult: {
            execution_id: components["schemas"]["ExecutionId"];
            target: components["schemas"]["Target"];
            result: components["schemas"]["ExecutionOutput"];
            artifacts: components["schemas"]["Artifact"][];
            usage: components["schemas"]["UsageFact"][];
            finish_reason?: components["schemas"]["FinishReason"];
        };
        /** @description There is no result, because the execution is not `succeeded`. `error` is the execution's own where it has one, else `conflict` or absent. */
        ResultConflict: {
            status: components["schemas"]["ExecutionStatus"];
            error?: components["schemas"]["ExecutionError"];
        };
        /** @description The request to cancel is recorded; the terminal event follows. */
        CancelAccepted: {
            /** @constant */
            status: "cancellation_requested";
        };
    };
    responses: {
        /** @description Any other method of a known path. (A runtime may answer 404; the reference answers 405.) */
        MethodNotAllowed: {
            headers: {
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The guard against DNS rebinding refused `Host` or `Origin`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A fault of the runtime. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The runtime is stopping, or its store is out of reach. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["OptionalRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A body, parameter, cursor or header that is not valid. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Unknown or evicted. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Compared byte for byte. Two headers are 400. */
        IdempotencyKey: string;
        /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
        ExecutionPartition: string;
        /** @description Reaches telemetry only. */
        Traceparent: string;
        /** @description Reaches telemetry only. */
        Tracestate: string;
        /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
        ExecutionId: string;
        /** @description A sequence; the stream begins after it. A canonical decimal integer, anything else is 400, the empty string too. */
        After: number;
        /** @description As `after`; what a reconnecting reader sends. */
        LastEventId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Whole seconds to wait. */
        OptionalRetryAfter: number;
        /** @description The path of the execution. Every 2xx answer to a submit should carry it. */
        Location: string;
        /** @description On the event stream. */
        OptionalCacheControl: "no-store";
        /** @description Whole seconds to wait. */
        RetryAfter: number;
        /** @description An event stream is never stored on the way. */
        CacheControl: "no-store";
        /** @description The methods that this path takes. */
        Allow: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getRuntime: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runtime takes work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuntimeInfo"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            /** @description The same body, with `state` `stopping` or `unavailable`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuntimeInfo"];
                };
            };
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One manifest for each configured provider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderList"];
                };
            };
            403: components["responses"]["Forbidden"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Compared byte for byte. Two headers are 400. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
                /** @description Reaches telemetry only. */
                traceparent?: components["parameters"]["Traceparent"];
                /** @description Reaches telemetry only. */
                tracestate?: components["parameters"]["Tracestate"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecutionRequest"];
            };
        };
        responses: {
            /** @description A replay of an earlier submit with the same key and body, or the event stream of the feature `inline_stream`. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Cache-Control": components["headers"]["OptionalCacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionSubmission"];
                    "text/event-stream": components["schemas"]["ExecutionEvent"];
                };
            };
            /** @description A new execution. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionSubmission"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            /** @description More bytes than the runtime accepts. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description A content type other than `application/json` (charset utf-8 at most), or an encoded body. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The key was used with another request. Nothing is created. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description No room for another execution. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fold of the events so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionSnapshot"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamExecutionEvents: {
        parameters: {
            query?: {
                /** @description A sequence; the stream begins after it. A canonical decimal integer, anything else is 400, the empty string too. */
                after?: components["parameters"]["After"];
            };
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
                /** @description As `after`; what a reconnecting reader sends. */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event stream; empty when the cursor is at or past the end of a finished execution. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["ExecutionEvent"];
                };
            };
            /** @description The execution is finished and the cursor is at or past its end. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The cursor lies before what a trimmed log still holds; `oldest` says where it begins (feature `trimming`). */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExecutionResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The execution is `succeeded`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecutionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The execution is in any other state. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultConflict"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExecution: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opaque; scopes idempotency keys and ids (feature `partition`). Without the feature it is 400. */
                "Execution-Partition"?: components["parameters"]["ExecutionPartition"];
            };
            path: {
                /** @description The id of an execution. Any value that names none, or an evicted one, is 404. */
                id: components["parameters"]["ExecutionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every time, while the execution is not terminal. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAccepted"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The execution is terminal. (404 is tolerated.) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};

/** A piece of media that an execution produced. */
export type Artifact = components['schemas']['Artifact']
/** Counts the attempts of an execution from 1. */
export type Attempt = components['schemas']['Attempt']
/** The request to cancel is recorded; the terminal event follows. */
export type CancelAccepted = components['schemas']['CancelAccepted']
/** One configured model, and whether it was a candidate (feature `route_explain`). */
export type ConsideredTarget = components['schemas']['ConsideredTarget']
/** One piece of the content of a message or of a tool result (feature `conversation`). */
export type ContentPart = components['schemas']['ContentPart']
/** The body of every HTTP error except the 409 of the result. */
export type ErrorBody = components['schemas']['ErrorBody']
/** Closed. `spec/errors.yaml` maps every cause to one of these. */
export type ErrorCode = components['schemas']['ErrorCode']
/** The fields of every event. */
export type EventBase = components['schemas']['EventBase']
/** The first event of every execution. */
export type ExecutionAcceptedEvent = components['schemas']['ExecutionAcceptedEvent']
/** The execution succeeded. Terminal. */
export type ExecutionCompletedEvent = components['schemas']['ExecutionCompletedEvent']
/** One error, on events, snapshots and in error bodies. It holds no provider URL, provider body, prompt or stack trace. */
export type ExecutionError = components['schemas']['ExecutionError']
/** Every event type that this specification names. Readers ignore types and fields that they do not know. */
export type ExecutionEvent = components['schemas']['ExecutionEvent']
/** The execution failed or was cancelled. Terminal. */
export type ExecutionFailedEvent = components['schemas']['ExecutionFailedEvent']
/** Names one execution; made by the runtime. */
export type ExecutionId = components['schemas']['ExecutionId']
/** What a completed execution produced; a text result, or the object of a media adapter. */
export type ExecutionOutput = components['schemas']['ExecutionOutput']
/** The provider has accepted the call and says how far it is. */
export type ExecutionProgressEvent = components['schemas']['ExecutionProgressEvent']
/** What a caller submits. Only `ability` and `input` are required. */
export type ExecutionRequest = components['schemas']['ExecutionRequest']
/** Capability filters. `true` demands a capability; false or absent does not. */
export type ExecutionRequirements = components['schemas']['ExecutionRequirements']
/** The result of a succeeded execution. */
export type ExecutionResult = components['schemas']['ExecutionResult']
/** How candidates are ordered and how many attempts may be made. */
export type ExecutionRouting = components['schemas']['ExecutionRouting']
/** The fold of an execution's events. */
export type ExecutionSnapshot = components['schemas']['ExecutionSnapshot']
/** The state of an execution. `spec/lifecycle.yaml` holds the transitions. */
export type ExecutionStatus = components['schemas']['ExecutionStatus']
/** The answer to a submit. */
export type ExecutionSubmission = components['schemas']['ExecutionSubmission']
/** An event outside this specification. It has any status but a terminal one, never commits and never ends. */
export type ExtensionEvent = components['schemas']['ExtensionEvent']
/** What only one provider has, spread under what its adapter sets itself. Any other key, or the key of an adapter that is not the target, is ignored. */
export type Extensions = components['schemas']['Extensions']
/** Why the provider ended the answer (feature `finish_reason`). */
export type FinishReason = components['schemas']['FinishReason']
/** Provider state of the input that this target is not sent (feature `provider_state`). */
export type IgnoredState = components['schemas']['IgnoredState']
/** Fields for the input of a queue provider. */
export type InputExtension = components['schemas']['InputExtension']
/** One piece of the input. */
export type InputPart = components['schemas']['InputPart']
/** Any JSON value, passed on as it is. */
export type JsonPart = components['schemas']['JsonPart']
/** Media, by reference or inline. The runtime passes a URI on and never fetches it. Exactly one of `uri` and `data` is present. */
export type MediaPart = components['schemas']['MediaPart']
/** The adapter's own object. An object with lists named `outputs` and `tool_calls` is a text result and is held to its shape. */
export type MediaResult = components['schemas']['MediaResult']
/** One turn of the conversation (feature `conversation`). */
export type MessagePart = components['schemas']['MessagePart']
/** Opaque to the runtime, never logged. */
export type Metadata = components['schemas']['Metadata']
/** A kind of content that a request carries or a model produces. */
export type Modality = components['schemas']['Modality']
/** Bounds that the adapter applies to this model. */
export type ModelLimits = components['schemas']['ModelLimits']
/** One model and its capabilities. */
export type ModelManifest = components['schemas']['ModelManifest']
/** A piece of answer text, never empty. Commits output. */
export type OutputDeltaEvent = components['schemas']['OutputDeltaEvent']
/** Names one contiguous part of the output; ascending by first appearance, gaps allowed. */
export type OutputIndex = components['schemas']['OutputIndex']
/** State that the provider wants back in the next turn (feature `provider_state`). It commits nothing. */
export type OutputProviderStateEvent = components['schemas']['OutputProviderStateEvent']
/** A piece of reasoning, never part of the text, never empty (feature `reasoning`). Commits output. */
export type OutputReasoningDeltaEvent = components['schemas']['OutputReasoningDeltaEvent']
/** A piece of a refusal, never part of the text, never empty (feature `refusal`). Commits output. */
export type OutputRefusalDeltaEvent = components['schemas']['OutputRefusalDeltaEvent']
/** A whole result at once; a later one replaces it. Commits output. */
export type OutputResultEvent = components['schemas']['OutputResultEvent']
/** The shape that the answer's text has as JSON (feature `structured_output`). */
export type OutputSchema = components['schemas']['OutputSchema']
/** The joined text of one `output_index`. */
export type OutputText = components['schemas']['OutputText']
/** Provider-local flow control. */
export type ProviderLimits = components['schemas']['ProviderLimits']
/** What the runtime is configured with. */
export type ProviderList = components['schemas']['ProviderList']
/** One configured provider, true to what is enforced. */
export type ProviderManifest = components['schemas']['ProviderManifest']
/** What a provider wants back in the next turn (feature `provider_state`). */
export type ProviderState = components['schemas']['ProviderState']
/** State that a provider gave earlier and wants back (feature `provider_state`). It goes to that provider only. */
export type ProviderStatePart = components['schemas']['ProviderStatePart']
/** How much the model reasons before it answers (feature `generation`). */
export type ReasoningEffort = components['schemas']['ReasoningEffort']
/** What is known of the provider call behind a failure. */
export type RemoteOutcome = components['schemas']['RemoteOutcome']
/** Fields for the provider's request body. */
export type RequestExtension = components['schemas']['RequestExtension']
/** There is no result, because the execution is not `succeeded`. `error` is the execution's own where it has one, else `conflict` or absent. */
export type ResultConflict = components['schemas']['ResultConflict']
/** An attempt failed before output and another one is intended. */
export type RouteAttemptFailedEvent = components['schemas']['RouteAttemptFailedEvent']
/** An attempt begins on this target. */
export type RouteSelectedEvent = components['schemas']['RouteSelectedEvent']
/** What the runtime claims. `spec/features.yaml` says what each optional feature means. */
export type RuntimeFeatures = components['schemas']['RuntimeFeatures']
/** What the runtime is, claims and enforces. */
export type RuntimeInfo = components['schemas']['RuntimeInfo']
/** Limits that differ from, or add to, those of the specification. */
export type RuntimeLimits = components['schemas']['RuntimeLimits']
/** Absent means `ready`. `stopping` while a shutdown drains; `unavailable` while the store is out of reach. */
export type RuntimeState = components['schemas']['RuntimeState']
/** The place of an event in its execution; 1, 2, 3, without a gap. */
export type Sequence = components['schemas']['Sequence']
/** Closed. Why a configured model is no candidate: it has not the ability; not the modality, capability or parameter that `name` names; the policy leaves it out; or an earlier attempt of this execution on it forbids another. */
export type SkipReason = components['schemas']['SkipReason']
/** The configured names of a provider and of one of its models. */
export type Target = components['schemas']['Target']
/** Plain text. */
export type TextPart = components['schemas']['TextPart']
/** The result of a text execution. Without output `outputs` is empty. */
export type TextResult = components['schemas']['TextResult']
/** RFC 3339 in UTC, always written with `Z`. For display; nothing orders by it. */
export type Timestamp = components['schemas']['Timestamp']
/** A tool call as the model made it. The runtime runs no tools. */
export type ToolCall = components['schemas']['ToolCall']
/** A piece of a tool call's arguments, never empty. Commits output. */
export type ToolCallArgumentsDeltaEvent = components['schemas']['ToolCallArgumentsDeltaEvent']
/** A tool call that the model made in an earlier turn (feature `conversation`). */
export type ToolCallPart = components['schemas']['ToolCallPart']
/** The model calls a tool. Commits output; precedes the argument deltas of its `call_id`. */
export type ToolCallStartedEvent = components['schemas']['ToolCallStartedEvent']
/** Whether the model calls a tool, or which one (feature `tool_input`). */
export type ToolChoice = components['schemas']['ToolChoice']
/** A tool that the model may call (feature `tool_input`). */
export type ToolDefinition = components['schemas']['ToolDefinition']
/** What a tool answered to a call of an earlier part (feature `conversation`). */
export type ToolResultPart = components['schemas']['ToolResultPart']
/** A measured quantity. It holds no price, cost or currency. */
export type UsageFact = components['schemas']['UsageFact']
/** Usage facts of one attempt; at most one for each attempt and unit. */
export type UsageReportedEvent = components['schemas']['UsageReportedEvent']
