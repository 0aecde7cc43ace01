import { type Json, rewriteJson } from './rewrite-answers.ts'

/** Edits every model that the list of providers tells. */
export const rewriteModels = (edit: (model: Json) => Json): ReturnType<typeof rewriteJson> =>
  rewriteJson(['providers'], (body) => ({
    data: (body.data as Json[]).map((provider) => ({ ...provider, models: (provider.models as Json[]).map(edit) }))
  }))
