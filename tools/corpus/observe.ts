import type { ExecutionRequest, ExecutionResult, ExecutionSnapshot, TextResult } from '../../generated/types.ts'
import type { Runtime } from '../../reference/core/runtime-port.ts'

/** What a runtime made of one stream: its snapshot, and its result where there is one. */
export interface Observation {
  readonly snapshot: ExecutionSnapshot
  readonly result: ExecutionResult | undefined
}

/** Submits one request and reads its log to the end. */
export async function observe(runtime: Runtime, request: ExecutionRequest): Promise<Observation> {
  const submitted = await runtime.submit(request, {})
  if ('refused' in submitted) throw new Error(`the runtime refuses the request: ${submitted.refused.error.code}`)
  const { execution_id: id } = submitted.submission
  const opened = await runtime.open(id, 0)
  if ('refused' in opened) throw new Error(`the log cannot be read: ${opened.refused.error.code}`)
  while ((await opened.reader.next()) !== undefined);
  const snapshot = await runtime.snapshot(id)
  if ('refused' in snapshot) throw new Error(`there is no snapshot: ${snapshot.refused.error.code}`)
  const result = await runtime.result(id)
  return { snapshot, result: 'result' in result ? result.result : undefined }
}

/** The text result of a succeeded execution. */
export function textOf({ result }: Observation): TextResult | undefined {
  return result?.result as TextResult | undefined
}
