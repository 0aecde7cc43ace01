import type { FetchLike } from '../../client/index.ts'
import { type Json, rewriteJson } from './rewrite-answers.ts'

/** Snapshots and results with another text result. */
export const rewriteResults = (edit: (result: Json) => Json): ((app: FetchLike) => FetchLike) =>
  rewriteJson(['execution', 'result'], (body) => {
    const result = body.result as Json | undefined
    return Array.isArray(result?.outputs) ? { ...body, result: edit(result) } : body
  })

/** Each model of the list of providers, edited. */
export const rewriteModels = (edit: (model: Json, provider: string) => Json): ((app: FetchLike) => FetchLike) =>
  rewriteJson(['providers'], (body) => ({
    ...body,
    data: (body.data as readonly Json[]).map((listed) => ({
      ...listed,
      models: (listed.models as readonly Json[]).map((model) => edit(model, String(listed.provider)))
    }))
  }))
