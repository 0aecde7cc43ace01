// Do not edit. Made from spec/openapi.yaml by `npm run generate`.

import type { CancelAccepted, ErrorBody, ExecutionResult, ExecutionSnapshot, ExecutionSubmission, ProviderList, ResultConflict, RuntimeInfo } from './types.ts'

export type OperationId =
  | "getRuntime"
  | "listProviders"
  | "submitExecution"
  | "getExecution"
  | "streamExecutionEvents"
  | "getExecutionResult"
  | "cancelExecution"

export interface OperationFacts {
  readonly method: 'GET' | 'POST'
  /** With `{id}` for a path parameter. */
  readonly path: string
  /** Every status that the operation may answer with. */
  readonly responses: readonly number[]
}

export const operations: Readonly<Record<OperationId, OperationFacts>> = {
  "getRuntime": {
    "method": "GET",
    "path": "/v1/runtime",
    "responses": [
      200,
      403,
      500,
      503
    ]
  },
  "listProviders": {
    "method": "GET",
    "path": "/v1/providers",
    "responses": [
      200,
      403,
      500,
      503
    ]
  },
  "submitExecution": {
    "method": "POST",
    "path": "/v1/executions",
    "responses": [
      200,
      202,
      400,
      403,
      413,
      415,
      422,
      429,
      500,
      503
    ]
  },
  "getExecution": {
    "method": "GET",
    "path": "/v1/executions/{id}",
    "responses": [
      200,
      400,
      403,
      404,
      500,
      503
    ]
  },
  "streamExecutionEvents": {
    "method": "GET",
    "path": "/v1/executions/{id}/events",
    "responses": [
      200,
      204,
      400,
      403,
      404,
      410,
      500,
      503
    ]
  },
  "getExecutionResult": {
    "method": "GET",
    "path": "/v1/executions/{id}/result",
    "responses": [
      200,
      400,
      403,
      404,
      409,
      500,
      503
    ]
  },
  "cancelExecution": {
    "method": "POST",
    "path": "/v1/executions/{id}/cancel",
    "responses": [
      202,
      400,
      403,
      404,
      409,
      500,
      503
    ]
  }
}

/** Headers beside those that the operation names. */
export type ExtraHeaders = Readonly<Record<string, string>>

/** The bytes of a `text/event-stream`. */
export type EventStream = ReadableStream<Uint8Array>

/** What a handler of each operation may answer; anything else is a compile error. */
export interface OperationResponses {
  readonly getRuntime:
    | { readonly status: 200; readonly body: RuntimeInfo; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: RuntimeInfo; readonly headers?: ExtraHeaders }
  readonly listProviders:
    | { readonly status: 200; readonly body: ProviderList; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
  readonly submitExecution:
    | { readonly status: 200; readonly body: ExecutionSubmission; readonly headers?: ExtraHeaders & { readonly 'Location'?: string; readonly 'Cache-Control'?: string } }
    | { readonly status: 200; readonly stream: EventStream; readonly headers?: ExtraHeaders & { readonly 'Location'?: string; readonly 'Cache-Control'?: string } }
    | { readonly status: 202; readonly body: ExecutionSubmission; readonly headers?: ExtraHeaders & { readonly 'Location'?: string } }
    | { readonly status: 400; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 413; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 415; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 422; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 429; readonly body: ErrorBody; readonly headers: ExtraHeaders & { readonly 'Retry-After': string } }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
  readonly getExecution:
    | { readonly status: 200; readonly body: ExecutionSnapshot; readonly headers?: ExtraHeaders }
    | { readonly status: 400; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 404; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
  readonly streamExecutionEvents:
    | { readonly status: 200; readonly stream: EventStream; readonly headers: ExtraHeaders & { readonly 'Cache-Control': string } }
    | { readonly status: 204; readonly headers?: ExtraHeaders }
    | { readonly status: 400; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 404; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 410; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
  readonly getExecutionResult:
    | { readonly status: 200; readonly body: ExecutionResult; readonly headers?: ExtraHeaders }
    | { readonly status: 400; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 404; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 409; readonly body: ResultConflict; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
  readonly cancelExecution:
    | { readonly status: 202; readonly body: CancelAccepted; readonly headers?: ExtraHeaders }
    | { readonly status: 400; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 403; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 404; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 409; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 500; readonly body: ErrorBody; readonly headers?: ExtraHeaders }
    | { readonly status: 503; readonly body: ErrorBody; readonly headers?: ExtraHeaders & { readonly 'Retry-After'?: string } }
}
