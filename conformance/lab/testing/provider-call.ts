import type { LabTarget } from '../../model/topology.ts'

/** A well-formed provider request for a target, as an adapter would send it. */
export function providerCall(
  target: LabTarget,
  key: string,
  nonce: string,
  extra: Readonly<Record<string, unknown>> = {}
): { readonly url: string; readonly init: RequestInit } {
  const anthropic = target.dialect === 'anthropic-messages'
  const chat = target.dialect === 'openai-chat-completions'
  const text = `Say something. [${nonce}]`
  const messages = [{ role: 'user', content: text }]
  const own = anthropic
    ? { max_tokens: 100, messages }
    : chat
      ? { messages, stream_options: { include_usage: true } }
      : { input: text }
  const body = { model: target.model, ...own, stream: true, ...extra }
  const credential: Record<string, string> = anthropic
    ? { 'x-api-key': key, 'anthropic-version': '2023-06-01' }
    : { authorization: `Bearer ${key}` }
  return {
    url: `${target.base_url}/${anthropic ? 'v1/messages' : chat ? 'chat/completions' : 'responses'}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify(body),
      redirect: 'manual'
    }
  }
}
