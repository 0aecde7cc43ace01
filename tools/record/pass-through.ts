import { type ClientRequest, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { ExchangeEnd } from '../sanitize/exchange.ts'
import { passedHeaders } from './capture-headers.ts'
import type { Tape } from './tape.ts'
import type { Upstream } from './upstream.ts'

export interface Passage {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** With the upstream's base path. */
  readonly path: string
  readonly upstream: Upstream
  readonly tape: Tape
  /** Put in place of the upstream's own address in JSON answers, so that the client follows them through here; `undefined`: nothing is. */
  readonly ownAddress: string | undefined
  /** Aborted to break everything off. */
  readonly stopping: AbortSignal
}

export interface PassEnd {
  readonly how: ExchangeEnd | 'no_answer'
  /** A system's error code, where there is one. */
  readonly reason?: string
}

/**
 * Passes one request on and its answer back, chunk by chunk as they come, both written to the tape. A side that breaks off breaks the other
 * off too. Never rejects.
 */
export function passThrough(passage: Passage): Promise<PassEnd> {
  const { request, response, tape, stopping } = passage
  return new Promise((resolve) => {
    const onward = open(passage)
    let ended = false
    const end = (how: PassEnd['how'], reason?: string): void => {
      if (ended) return
      ended = true
      stopping.removeEventListener('abort', stop)
      if (how !== 'complete') onward.destroy()
      resolve({ how, ...(reason === undefined ? {} : { reason }) })
    }
    const stop = (): void => {
      end('recorder_stopped')
      response.destroy()
    }
    stopping.addEventListener('abort', stop)
    if (stopping.aborted) stop()
    response.on('error', () => {})
    response.on('close', () => end(response.writableFinished ? 'complete' : 'client_left'))
    request.on('error', () => {})
    let begun = false
    // Newer lines of Node tell the request, too, that its connection broke behind the head of the answer, and tell it first.
    onward.on('error', (error) => (begun ? brokenOff(response, error, end) : noAnswer(response, error, end)))
    onward.on('response', (answer) => {
      begun = true
      if (passage.ownAddress === undefined || !isPlainJson(answer)) passBack(answer, response, tape, end)
      else passRewritten(answer, passage, passage.ownAddress, end)
    })
    passOn(request, onward, tape)
  })
}

function open({ request, path, upstream }: Passage): ClientRequest {
  const { origin } = upstream
  const send = origin.protocol === 'https:' ? httpsRequest : httpRequest
  // Bytes that are compressed have no borders between events, so the provider is asked for plain ones.
  const headers = [
    ...passedHeaders(request.rawHeaders, ['host', 'accept-encoding', 'expect']),
    'accept-encoding',
    'identity'
  ]
  const onward = send(origin, {
    method: request.method,
    path,
    headers: [...headers, 'host', origin.host],
    agent: false
  })
  onward.setNoDelay(true)
  return onward
}

function passOn(request: IncomingMessage, onward: ClientRequest, tape: Tape): void {
  request.on('data', (chunk: Buffer) => {
    tape.asked(chunk)
    if (onward.write(chunk)) return
    request.pause()
    onward.once('drain', () => request.resume())
  })
  request.on('end', () => onward.end())
}

type End = (how: PassEnd['how'], reason?: string) => void

function passBack(answer: IncomingMessage, response: ServerResponse, tape: Tape, end: End): void {
  const status = answer.statusCode ?? 502
  tape.answer(status, answer.rawHeaders)
  response.sendDate = false
  response.writeHead(status, answer.statusMessage, passedHeaders(answer.rawHeaders))
  response.flushHeaders()
  answer.on('data', (chunk: Buffer) => {
    tape.answered(chunk)
    if (response.write(chunk)) return
    answer.pause()
    response.once('drain', () => answer.resume())
  })
  answer.on('end', () => response.end())
  answer.on('error', (error: NodeJS.ErrnoException) => brokenOff(response, error, end))
}

const isPlainJson = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\b/.test(headers['content-type'] ?? '') && headers['content-encoding'] === undefined

/** The one case in which an answer is held until it is whole: its links are made to lead here. The tape keeps what the upstream said. */
function passRewritten(answer: IncomingMessage, { response, tape, upstream }: Passage, own: string, end: End): void {
  const status = answer.statusCode ?? 502
  const chunks: Buffer[] = []
  tape.answer(status, answer.rawHeaders)
  answer.on('data', (chunk: Buffer) => {
    tape.answered(chunk)
    // Only what is recorded is worth holding.
    if (tape.overflown) answer.destroy(Object.assign(new Error('too large'), { code: 'larger than 64 MiB' }))
    else chunks.push(chunk)
  })
  answer.on('end', () => {
    const body = Buffer.concat(chunks)
      .toString('latin1')
      .replaceAll(`${upstream.origin.origin}${upstream.basePath}`, own)
    const headers = [...passedHeaders(answer.rawHeaders, ['content-length']), 'content-length', String(body.length)]
    response.sendDate = false
    response.writeHead(status, answer.statusMessage, headers)
    response.end(Buffer.from(body, 'latin1'))
  })
  answer.on('error', (error: NodeJS.ErrnoException) => brokenOff(response, error, end))
}

/** The client is broken off as the upstream was. */
function brokenOff(response: ServerResponse, error: NodeJS.ErrnoException, end: End): void {
  end('upstream_broke', error.code)
  response.destroy()
}

/** The client learns that the upstream gave no answer, and why, but not where it is. */
function noAnswer(response: ServerResponse, error: NodeJS.ErrnoException, end: End): void {
  end('no_answer', error.code)
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  response.writeHead(502, { 'content-type': 'application/json', connection: 'close' })
  response.end(
    `${JSON.stringify({ error: { message: `the upstream gave no answer: ${error.code ?? 'unknown error'}` } })}\n`
  )
}
