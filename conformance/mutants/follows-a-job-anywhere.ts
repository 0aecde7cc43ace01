import type { Mutant } from './mutant.ts'
import { type QueueExchange, rewriteQueue } from './shared/rewrite-queue.ts'

function followsAnywhere(): (exchange: QueueExchange) => Promise<Response> {
  const foreign = new Map<string, string>()
  return async ({ method, url, init, send }) => {
    const elsewhere = foreign.get(url)
    if (elsewhere !== undefined) return send(elsewhere, init)
    const response = await send()
    if (method !== 'POST' || response.status !== 200) return response
    const body = (await response.json()) as Record<string, unknown>
    const own = String(body.response_url)
    const told = String(body.status_url)
    if (new URL(told).origin !== new URL(url).origin) {
      foreign.set(`${own}/status`, told)
      body.status_url = `${own}/status`
    }
    return Response.json(body)
  }
}

export const followsAJobAnywhere: Mutant = {
  name: 'follows-a-job-anywhere',
  title: 'The addresses of a job are asked wherever they lie.',
  predicts: ['provider-spi/queue-own-origin'],
  edits: () => ({ network: rewriteQueue(followsAnywhere()) })
}
