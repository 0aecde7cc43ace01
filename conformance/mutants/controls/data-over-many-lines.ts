import type { Control } from '../mutant.ts'
import { rewriteFrames } from '../shared/rewrite-frames.ts'

const spread = (json: string): string => JSON.stringify(JSON.parse(json), null, 1).replaceAll('\n', '\ndata: ')

export const dataOverManyLines: Control = {
  name: 'data-over-many-lines',
  title: 'The JSON of an event is spread over several data lines.',
  mayWarn: ['streaming/one-line-data'],
  edits: () => ({
    app: rewriteFrames(() => ({
      frame: ({ text }) => [`${text.replace(/^data: ([^\n]*)/m, (_line, json: string) => `data: ${spread(json)}`)}\n\n`]
    }))
  })
}
