import type { ProviderRequest } from '../provider-request.ts'

const toldHeaders = ['x-fal-no-retry', 'anthropic-version']

/** Values of the headers that a specification prescribes. */
export function prescribedHeaders(headers: ProviderRequest['headers']): Readonly<Record<string, string>> {
  return Object.fromEntries(toldHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}

/** The name in the first `label-<name>-<nonce>` of the body. */
export const labelIn = ({ body }: ProviderRequest): string | undefined =>
  /label-([a-z0-9]+)-n-[0-9a-f]{16}/.exec(body)?.[1]

/** Names of the marks in a text: `part-<name>-<nonce>`, in the order of their first appearance. */
export const marksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/part-([a-z0-9_]+)-n-[0-9a-f]{16}/g)].map(([, name]) => name ?? ''))
]

/** Names of the scenario's marks that stand anywhere in the request: `trap-<name>-<nonce>`. */
export function trapsIn({ path, headers, body }: ProviderRequest): string[] {
  const whole = [path, ...Object.entries(headers).flat(), body].join('\n')
  return [...new Set([...whole.matchAll(/trap-([a-z_]+)-n-[0-9a-f]{16}/g)].map(([, name]) => name ?? ''))].toSorted()
}
