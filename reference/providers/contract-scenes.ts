import type { ServerResponse } from 'node:http'
import { pour, type Scene } from './contract-site.ts'

/** What a provider may do, in its own wire words. The suite adds what is the same for all: statuses, redirects, silence, resets. */
export interface WireScenes {
  /** Answers whole and well. */
  readonly success: Scene
  /** Begins well, says no output and ends its body without a terminal. */
  readonly truncatedBeforeOutput: Scene
  /** Says something that its own protocol does not allow, before output. */
  readonly malformed: Scene
  /** Fails by its own words after a success status, before output. */
  readonly errorBeforeOutput: Scene
  /** Begins well and then is silent for ever, with its connection open or its job running. */
  readonly stalled: Scene
  /** Says some of its output and ends its body without a terminal. Absent where output comes whole. */
  readonly truncatedAfterOutput?: Scene
  /** An error in its own words before output, behind which the answer goes on as if nothing were. */
  readonly errorThenAnswer?: Scene
  /** Some output, then an error in its own words. */
  readonly errorAfterOutput?: Scene
  /** Legal words without any output, fast and without end. Calls `written` with the bytes so far. */
  readonly endlessPreamble?: (written: (bytes: number) => void) => Scene
  /** One piece of its protocol that never ends. */
  readonly endlessFrame?: (written: (bytes: number) => void) => Scene
}

/** The pieces of one stream as its provider writes them. */
export interface StreamPieces {
  /** Frames before the first output. */
  readonly preamble: string
  /** Frames with output. */
  readonly output: string
  /** The frames of a good end. */
  readonly terminal: string
  /** A frame that may come at any time and says nothing. */
  readonly keepalive: string
  /** A frame that tells an error. */
  readonly error: string
}

/** A provider that answers with these frames and ends its body. */
export const streamAnswer =
  (body: string): Scene =>
  (_exchange, response) => {
    begin(response).end(body)
  }

/** The scenes of a provider that answers with server-sent events. */
export function streamScenes({ preamble, output, terminal, keepalive, error }: StreamPieces): WireScenes {
  const say = streamAnswer
  return {
    success: say(preamble + output + terminal),
    truncatedBeforeOutput: say(preamble),
    malformed: say(`${preamble}data: {"type":\n\n${output}${terminal}`),
    errorBeforeOutput: say(preamble + error),
    errorThenAnswer: say(preamble + error + output + terminal),
    stalled: (_exchange, response) => {
      begin(response).write(preamble + keepalive)
    },
    truncatedAfterOutput: say(preamble + output),
    errorAfterOutput: say(preamble + output + error),
    endlessPreamble: (written) => (_exchange, response) => {
      begin(response).write(preamble)
      return pour(response, keepalive.repeat(Math.ceil(chunk / keepalive.length)), written)
    },
    endlessFrame: (written) => (_exchange, response) => {
      begin(response).write(`${preamble}data: `)
      return pour(response, 'x'.repeat(chunk), written)
    }
  }
}

const chunk = 65_536

function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' })
}
