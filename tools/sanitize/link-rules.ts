import { crosses } from './dummies.ts'
import { exampleHost } from './text-rules.ts'

/** A link of the web inside a text. */
export const link = /(?<![A-Za-z0-9])https?:\/\/[^\s"'<>\\^`{}|]{1,8192}/g

/** Names of query parameters by which a link gives access to whoever has it. */
const signing =
  /[?&](?:amp;)?(?:x-(?:amz|goog)-[a-z-]+|sig|signature|token|access_token|api[-_]?key|key|policy|key-pair-id|expires|se|sp|sv|sr|skoid|credential|hash|hmac|auth)=[^&]/i

/** Whether a link carries its own permission. */
export const isSigned = (url: string): boolean => signing.test(url)

/**
 * Turns links into such of equal length that lead nowhere: a host below example.test, a path of crosses and a number that keeps its slashes
 * and its extension, and crosses for the query. The same link always gets the same number.
 */
export class LinkMap {
  readonly #numbers = new Map<string, number>()
  readonly #taken = new Set<number>()
  #last = 0

  survey(url: string): void {
    const [, digits] = /^https?:\/\/[^/?#]*test(?::\d+)?\/[x/]*x(\d{4})(?:\.|\?|$)/.exec(url) ?? []
    if (digits !== undefined) this.#taken.add(Number(digits))
  }

  hidden(url: string): string {
    const [, scheme, host = '', path = '', query = ''] = /^(https?:\/\/)([^/?#]*)([^?#]*)(.*)$/s.exec(url) ?? []
    if (scheme === undefined) return crosses(url.length)
    const mark = query.charAt(0)
    const asked = mark === '' ? '' : mark + crosses(query.length - 1)
    if (isExample(host)) return scheme + host + (isSigned(url) ? path + asked : path + query)
    const number = this.#numbers.get(url) ?? this.#next()
    this.#numbers.set(url, number)
    return scheme + hiddenHost(host) + hiddenPath(path, String(number).padStart(4, '0')) + asked
  }

  #next(): number {
    do this.#last += 1
    while (this.#taken.has(this.#last))
    return this.#last
  }
}

const isExample = (host: string): boolean => exampleHost.test(host.replace(/:\d+$/, ''))

function hiddenHost(host: string): string {
  if (host.length >= 14) return `${crosses(host.length - 13)}.example.test`
  return host.length === 12 ? 'example.test' : `${crosses(host.length - 5)}.test`.slice(-host.length)
}

function hiddenPath(path: string, number: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{2,5})?$/s.exec(path) ?? []
  const crossed = stem.replace(/[^/]/g, 'x')
  return (/xxxxx$/.test(crossed) ? crossed.slice(0, -number.length) + number : crossed) + extension
}
