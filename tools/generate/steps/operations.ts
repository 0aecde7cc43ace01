import { banner } from '../banner.ts'
import { literal, union } from '../literal.ts'
import { componentName, resolve } from '../references.ts'
import type { Files, Header, OpenApiDocument, Operation, Response, SpecSource } from '../spec-source.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

interface Route {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

const routesOf = (document: OpenApiDocument): Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation as Operation }))
  )

const headersType = (document: OpenApiDocument, headers: Readonly<Record<string, Header>> = {}): string => {
  const resolved = Object.entries(headers).map(([name, header]) => ({ name, ...resolve(document, 'headers', header) }))
  const fields = resolved.map(({ name, required }) => `readonly '${name}'${required ? '' : '?'}: string`)
  const known = fields.length > 0 ? ` & { ${fields.join('; ')} }` : ''
  return `readonly headers${resolved.some(({ required }) => required) ? '' : '?'}: ExtraHeaders${known}`
}

/** One member of the union for each content type, because a handler answers with one of them. */
const responseTypes = (document: OpenApiDocument, status: string, response: Response, used: Set<string>): string[] => {
  const headers = headersType(document, response.headers)
  const contents = Object.entries(response.content ?? {})
  if (contents.length === 0) return [`{ readonly status: ${status}; ${headers} }`]
  return contents.map(([type, { schema }]) => {
    if (type === 'text/event-stream') return `{ readonly status: ${status}; readonly stream: EventStream; ${headers} }`
    const name = componentName(schema.$ref ?? '')
    used.add(name)
    return `{ readonly status: ${status}; readonly body: ${name}; ${headers} }`
  })
}

/** `operations.ts`: the routes as data, and the answers that a handler of each may give as types. */
export const operations = (spec: SpecSource): Files => {
  const document = spec.openapi
  const used = new Set<string>()
  const routes = routesOf(document)
  const table = routes.map(({ method, path, operation }) => [
    operation.operationId,
    {
      method,
      path,
      responses: Object.keys(operation.responses)
        .map(Number)
        .sort((a, b) => a - b)
    }
  ])
  const answers = routes.map(({ operation }) => {
    const types = Object.entries(operation.responses).flatMap(([status, response]) =>
      responseTypes(document, status, resolve(document, 'responses', response), used)
    )
    return `  readonly ${operation.operationId}:${types.map((type) => `\n    | ${type}`).join('')}\n`
  })
  const source = `${banner('spec/openapi.yaml')}
import type { ${[...used].sort().join(', ')} } from './types.ts'

export type OperationId =${union(routes.map(({ operation }) => operation.operationId))}

export interface OperationFacts {
  readonly method: 'GET' | 'POST'
  /** With \`{id}\` for a path parameter. */
  readonly path: string
  /** Every status that the operation may answer with. */
  readonly responses: readonly number[]
}

export const operations: Readonly<Record<OperationId, OperationFacts>> = ${literal(Object.fromEntries(table))}

/** Headers beside those that the operation names. */
export type ExtraHeaders = Readonly<Record<string, string>>

/** The bytes of a \`text/event-stream\`. */
export type EventStream = ReadableStream<Uint8Array>

/** What a handler of each operation may answer; anything else is a compile error. */
export interface OperationResponses {
${answers.join('')}}
`
  return { 'operations.ts': source }
}
