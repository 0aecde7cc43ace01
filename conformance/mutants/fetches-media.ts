import type { Mutant } from './mutant.ts'
import { rewriteSubmit } from './shared/rewrite-submit.ts'

export const fetchesMedia: Mutant = {
  name: 'fetches-media',
  title: 'Media that a request names are fetched to see whether they are there.',
  predicts: ['security/media-not-fetched'],
  edits: () => {
    let get = (_uri: string): void => undefined
    return {
      network: (fetch) => {
        get = (uri) => void fetch(uri).catch(() => undefined)
        return fetch
      },
      runtime: rewriteSubmit((request) => {
        for (const part of request.input) if ('uri' in part && part.uri !== undefined) get(part.uri)
        return request
      })
    }
  }
}
