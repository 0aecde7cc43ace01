import { readFileSync } from 'node:fs'
import type { NullRuntime } from '../mutant.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>
}

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Partial<Operation>>>>>
}

const documentFile = new URL('../../../generated/openapi.json', import.meta.url)

/** The first success that the document shows for each operation, as mock servers made from a document answer. */
function examples(): readonly { method: string; path: RegExp; status: number; type: string; body: string }[] {
  const { paths } = JSON.parse(readFileSync(documentFile, 'utf8')) as Document
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses = {} }]) => {
      const [status, { content = {} } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [
        '500'
      ]
      const [type, media] = Object.entries(content)[0] ?? ['application/json']
      const [example] = Object.values(media?.examples ?? {})
      const body = example === undefined ? '' : JSON.stringify(example.value)
      const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
      return [{ method: method.toUpperCase(), path: pattern, status: Number(status), type, body }]
    })
  )
}

export const servesTheExamples: NullRuntime = {
  name: 'serves-the-examples',
  title: 'Every operation is answered with the example that the document gives for it.',
  passesUnproven: [
    'http/events-200',
    'http/schema-valid',
    'http/snapshot-200',
    'resources/no-partial-result',
    'resources/submission-readable',
    'routing/capability-filter',
    'streaming/content-type'
  ],
  build() {
    const known = examples()
    return (request) => {
      const { pathname } = new URL(request.url)
      const found = known.find(({ method, path }) => method === request.method && path.test(pathname))
      if (found === undefined) return new Response('not found', { status: 404 })
      const { status, type, body } = found
      return new Response(body, { status, headers: { 'content-type': type } })
    }
  }
}
