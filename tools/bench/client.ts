import { Agent, request } from 'node:http'

/** One keep-alive pool for all requests of a benchmark; as many connections as are wanted at a time. */
export function createPool(): Agent {
  return new Agent({ keepAlive: true })
}

/** Sends a request and resolves with the whole body. Rejects on any status of 400 or above. */
export function exchange(agent: Agent, url: string, method: string, body?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        if ((response.statusCode ?? 500) >= 400) reject(new Error(`${method} answered ${response.statusCode}`))
        else resolve(text)
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** An open stream whose bytes are counted and dropped. `opened` resolves with the head, `ended` with the number of bytes. */
export interface CountedStream {
  readonly opened: Promise<void>
  readonly ended: Promise<number>
  close(): void
}

export function openStream(agent: Agent, url: string): CountedStream {
  let close: () => void = () => undefined
  let opened: () => void = () => undefined
  const head = new Promise<void>((resolve) => {
    opened = resolve
  })
  const ended = new Promise<number>((resolve, reject) => {
    const sent = request(url, { agent, method: 'GET' }, (response) => {
      let bytes = 0
      opened()
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    })
    close = () => sent.destroy()
    sent.on('error', reject)
    sent.end()
  })
  ended.catch(() => undefined)
  return { opened: head, ended, close: () => close() }
}
