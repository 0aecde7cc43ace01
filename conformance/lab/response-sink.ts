import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Sink } from './perform.ts'

/** A sink over one `node:http` response and the socket below it. */
export function responseSink(response: ServerResponse, socket: Socket): Sink {
  let last: Promise<void> | undefined
  let hijacked = false
  const written = (write: (done: () => void) => boolean): Promise<void> | undefined => {
    let full = false
    const leaving = new Promise<void>((resolve) => {
      full = !write(() => resolve())
    })
    last = leaving
    return full ? leaving : undefined
  }
  return {
    head(status, headers) {
      response.writeHead(status, headers)
      response.flushHeaders()
    },
    write(bytes, alone) {
      const pending = written((done) => response.write(bytes, done))
      return alone ? last : pending
    },
    flushed: () => last ?? Promise.resolve(),
    end() {
      if (hijacked) socket.end()
      else response.end()
    },
    reset: () => {
      socket.resetAndDestroy()
    },
    fin: () => {
      socket.end()
      // The peer has the FIN; what it may still send is of no interest.
      socket.destroySoon()
    },
    raw(bytes) {
      hijacked = true
      return written((done) => socket.write(bytes, done))
    }
  }
}
