import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startTcpProxy, type TcpProxy } from '../../reference/stores/redis/testing/tcp-proxy.ts'
import type { WorkerNews, WorkerOrder } from './messages.ts'

/** An owner in a process of its own, with a way to the server of its own. A process that dies is replaced until its numbers are done. */
export interface Worker {
  readonly proxy: TcpProxy
  signal(name: NodeJS.Signals): void
  /** Resolves with the first that it tells. */
  readonly begun: Promise<void>
  /** Resolves when all its numbers are answered and ended. */
  readonly done: Promise<void>
  close(): Promise<void>
}

export interface WorkerOptions {
  readonly port: number
  readonly order: Omit<WorkerOrder, 'url'>
  /** Whether a number needs no process any more. */
  readonly answered: (number: number) => boolean
  readonly hear: (news: WorkerNews) => void
  /** Told of each process that ended before it was done. */
  readonly onDeath: () => void
}

const script = fileURLToPath(new URL('worker-process.ts', import.meta.url))

/** Starts a worker. */
export async function startWorker({ port, order, answered, hear, onDeath }: WorkerOptions): Promise<Worker> {
  const proxy = await startTcpProxy(port)
  let child: ChildProcess | undefined
  let closed = false
  let onBegun = (): void => {}
  const begun = new Promise<void>((resolve) => {
    onBegun = resolve
  })

  function begin(): Promise<boolean> {
    const numbers = order.numbers.filter((number) => !answered(number))
    const made = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc']
    })
    child = made
    let done = false
    return new Promise((resolve) => {
      made.on('message', (news: WorkerNews) => {
        if (news.kind === 'done') done = true
        onBegun()
        hear(news)
      })
      // Its messages come before this; a process that ended is not written to any more.
      made.on('close', () => resolve(done))
      made.on('error', () => {})
      made.send({ ...order, numbers, url: `redis://127.0.0.1:${proxy.port}` } satisfies WorkerOrder, () => {})
    })
  }

  async function work(): Promise<void> {
    while (!(await begin()) && !closed) onDeath()
  }

  return {
    proxy,
    signal: (name) => void child?.kill(name),
    begun,
    done: work(),
    async close() {
      closed = true
      child?.kill('SIGKILL')
      await proxy.close()
    }
  }
}
