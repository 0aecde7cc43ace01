import {
  type AdapterOptions,
  checkBaseUrl,
  createOutputParts,
  createUsageTally,
  type ErrorAnswer,
  type ErrorWords,
  failureOfError,
  type Ids,
  type Provider,
  requireCredential,
  retryAfterOf,
  runAttempt,
  type StreamReader,
  textManifest
} from '../index.ts'

// The wire of "Parrot", an invented provider: POST {base}/speak {model, prompt} answers with server-sent events
// {"say": "…"}, any number of them, then {"bye": {"words": 3}}; or {"sorry": "busy"}, also as the body of an error status.

/** What its error words mean. What is not listed falls back to the HTTP status, in a stream to a fault of the provider. */
const words: ErrorWords = {
  causes: new Map([
    ['busy', 'provider_overloaded'],
    ['too_fast', 'provider_rate_limited'],
    ['bad_word', 'content_policy']
  ]),
  prefixes: [],
  vague: new Set()
}

/** Parrot behind the Provider SPI. Errors, limits and sockets are the shared transport's; only the words are its own. */
export function createParrot(options: AdapterOptions): Provider {
  const { id, model, apiKey, apiKeyEnv, fetch, clock, timeouts } = options
  const url = `${checkBaseUrl(options.baseUrl ?? 'https://parrot.example.test')}/speak`
  const manifest = textManifest(options, { inputModalities: ['text'], parameters: [] })
  return {
    id,
    manifest: () => manifest,
    async *execute({ request, ids, signal }) {
      const credential = requireCredential(apiKey, apiKeyEnv)
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' }
      const prompt = request.input.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
      const reader = createReader(ids, credential)
      const failureOfAnswer = ({ status, headers, body }: ErrorAnswer) =>
        failureOfError(
          { identifiers: [sorryIn(body)], status, retryAfterMs: retryAfterOf(headers, clock), credential },
          words
        )
      const exchange = { request: { url, headers, body: JSON.stringify({ model, prompt }) }, reader, failureOfAnswer }
      yield* runAttempt(exchange, { fetch, clock, timeouts }, signal)
    }
  }
}

/** Turns its frames into provider events. Nothing succeeds without `bye`. */
function createReader(ids: Ids, credential: string): StreamReader {
  const events: StreamReader['events'] = []
  const text = createOutputParts(events, ids).part('output.delta')
  const tally = createUsageTally()
  let ended = false
  return {
    events,
    read(_type, { say, bye, sorry }) {
      if (typeof say === 'string') text.delta(say)
      if (sorry !== undefined) throw failureOfError({ identifiers: [sorry], credential }, words)
      if (typeof bye !== 'object' || bye === null) return
      const facts = tally.facts({ output_token: 'words' in bye ? bye.words : undefined })
      if (facts.length > 0) events.push({ type: 'usage', facts })
      events.push({ type: 'completed', finish_reason: 'stop' })
      ended = true
    },
    // A last frame without its blank line counts if it reads as an end.
    isTerminal: () => true,
    get ended() {
      return ended
    }
  }
}

function sorryIn(body: string): unknown {
  try {
    return JSON.parse(body).sorry
  } catch {
    return undefined
  }
}
