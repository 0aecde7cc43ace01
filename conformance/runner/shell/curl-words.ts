import type { ClientRequest } from '../../client/index.ts'
import { quote } from '../curl.ts'
import { bodyWords } from './body-words.ts'
import { argument, type Variables, word } from './words.ts'

/** What differs from run to run: texts found anywhere, and ids of executions. */
export interface Names {
  readonly variables: Variables
  readonly executions: ReadonlyMap<string, string>
}

/**
 * A request as a curl command that sends the same: nothing is added to it that the kit's client does not send, apart from the user agent.
 * `seconds` bounds it. `undefined` where its body is too long to be told.
 */
export function curlWords(
  request: ClientRequest,
  { variables, executions }: Names,
  seconds: number
): string | undefined {
  const body = bodyWords(request.body, variables)
  if (body === undefined) return undefined
  const method = request.method.toUpperCase()
  const plain = method === (request.body === undefined ? 'GET' : 'POST')
  const verb = plain ? '' : method === 'HEAD' ? ' -I' : ` -X ${quote(request.method)}`
  const headers = headerPairs(request).map(
    ([name, value]) => ` -H ${argument(value === '' ? `${name};` : `${name}: ${value}`, variables)}`
  )
  const odd = /[[\]{}]|\/\.\.?(?:\/|$)/.test(request.path) ? ' -g --path-as-is' : ''
  return `${body.before}curl -sSiN -w '\\n' -m ${seconds}${odd}${verb} "$BASE_URL"${pathWord(request.path, variables, executions)}${headers.join('')}${silenced(request)}${body.option}`
}

/** An id may be any text, a single digit too, so it is looked for in its place alone. */
function pathWord(path: string, variables: Variables, executions: Names['executions']): string {
  const [, before = '', id = '', after = ''] = /^(\/v1\/executions\/)([^/?]+)(.*)$/s.exec(path) ?? []
  const variable = executions.get(id)
  return variable === undefined ? word(path, variables) : `${before}"$${variable}"${word(after, variables)}`
}

function headerPairs({ headers = {} }: ClientRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).map((single): [string, string] => [name, single])
  )
}

/** Headers that curl would add by itself. */
function silenced({ headers = {}, body }: ClientRequest): string {
  const given = new Set(Object.keys(headers).map((name) => name.toLowerCase()))
  const own = ['Accept', ...(body === undefined ? [] : ['Content-Type', 'Expect'])]
  return own.flatMap((name) => (given.has(name.toLowerCase()) ? [] : [` -H ${name}:`])).join('')
}
