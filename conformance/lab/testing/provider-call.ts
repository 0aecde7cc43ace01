import type { LabTarget } from '../../model/topology.ts'

/** A well-formed provider request for a target, as an adapter would send it. */
export function providerCall(
  target: LabTarget,
  key: string,
  nonce: string,
  extra: Readonly<Record<string, unknown>> = {}
): { readonly url: string; readonly init: RequestInit } {
  const anthropic = target.dialect === 'anthropic-messages'
  const text = `Say something. [${nonce}]`
  const body = anthropic
    ? { model: target.model, max_tokens: 100, messages: [{ role: 'user', content: text }], stream: true, ...extra }
    : { model: target.model, input: text, stream: true, ...extra }
  const credential: Record<string, string> = anthropic
    ? { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
    : { authorization: `Bearer ${key}` }
  return {
    url: `${target.base_url}/${anthropic ? 'v1/messages' : 'responses'}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify(body),
      redirect: 'manual'
    }
  }
}
