import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An origin on which every connection is refused, for as long as it is held. */
export interface RefusingPort {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Holds a port on which nobody listens: the port is the local end of a connection that the lab has with itself, so no other process
 * can be given it, and a new connection to it meets no listener.
 */
export async function holdRefusingPort(): Promise<RefusingPort> {
  const accepted = new Set<Socket>()
  const listener = createServer((socket) => {
    accepted.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject)
    listener.listen(0, '127.0.0.1', resolve)
  })
  const { port } = listener.address() as AddressInfo
  const own = await new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => resolve(socket))
    socket.once('error', reject)
  })
  return {
    origin: `http://127.0.0.1:${own.localPort}`,
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve())
        own.destroy()
        for (const socket of accepted) socket.destroy()
      })
  }
}
