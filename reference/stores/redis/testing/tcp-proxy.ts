import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be disturbed. */
export interface TcpProxy {
  readonly port: number
  /** Breaks every connection; new ones are taken. */
  cut(): void
  /** Passes nothing on in either direction, and breaks nothing, until `resume`. New connections are taken and stay silent, too. */
  stall(): void
  resume(): void
  /** From now on answers are thrown away, and the connection is broken with the first of them: the server has done what nobody heard of. */
  loseAnswers(): void
  keepAnswers(): void
  /** Breaks every connection and refuses new ones until `open`. */
  shut(): void
  open(): void
  close(): Promise<void>
}

/** Listens on a free port of loopback and passes bytes to `target` and back. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let stalled = false
  let losing = false
  let shut = false

  const server = createServer((near) => {
    if (shut) {
      near.resetAndDestroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    pairs.add(pair)
    const end = (): void => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('error', end).on('close', end)
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (losing) end()
      else near.write(bytes)
    })
    if (stalled) for (const socket of pair) socket.pause()
  })

  function cut(): void {
    for (const [near, far] of [...pairs]) {
      near.destroy()
      far.destroy()
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    cut,
    stall() {
      stalled = true
      for (const pair of pairs) for (const socket of pair) socket.pause()
    },
    resume() {
      stalled = false
      for (const pair of pairs) for (const socket of pair) socket.resume()
    },
    loseAnswers() {
      losing = true
    },
    keepAnswers() {
      losing = false
    },
    shut() {
      shut = true
      cut()
    },
    open() {
      shut = false
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    }
  }
}
