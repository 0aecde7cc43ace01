import type { FetchLike } from '../client/index.ts'
import type { Mutant } from './mutant.ts'
import { asked, type Json, rewriteJson, rewriteRequests } from './shared/rewrite-answers.ts'
import { frameOf, rewriteEventFrames } from './shared/rewrite-frames.ts'

export const writesIdsWithoutDashes: Mutant = {
  name: 'writes-ids-without-dashes',
  title: 'The id of an execution is written as no UUID is; asked for, both spellings are known.',
  predicts: ['resources/submission-id', 'http/schema-valid', 'http/submit-202'],
  edits: () => ({
    app: (app) => shown(rewriteRequests((request) => asked(request, { url: dashed(request.url) }))(app))
  })
}

const plain = <Body extends Json>(body: Body): Body =>
  typeof body.execution_id === 'string' ? { ...body, execution_id: body.execution_id.replaceAll('-', '') } : body

const shown = (app: FetchLike): FetchLike =>
  rewriteEventFrames((event) => [frameOf(plain(event))])(rewriteJson(['submit', 'execution', 'result'], plain)(app))

const dashed = (url: string): string =>
  url.replace(/(?<=\/executions\/)([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})/, '$1-$2-$3-$4-$5')
