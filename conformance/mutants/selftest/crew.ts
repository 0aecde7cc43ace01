import { Worker } from 'node:worker_threads'
import type { Judge, Judgement, Task } from './judge.ts'

/** What a worker is started with. */
export interface WorkerSettings {
  readonly seed: number
  readonly jobs: number
  readonly timeoutMs: number
  readonly full: boolean
}

/** What the crew tells a worker, and what it hears. */
export type ToWorker = Task
export type FromWorker =
  | { readonly say: 'ready'; readonly calibration: Judge['calibration'] }
  | { readonly say: 'judged'; readonly task: Task; readonly judgement: Judgement }
  /** Without a task it could not start at all. */
  | { readonly say: 'broken'; readonly task?: Task; readonly reason: string }

/** Judges in threads of their own, one core each: laws and lab are work for the processor. */
export interface Crew {
  readonly judges: readonly Judge[]
  close(): Promise<void>
}

/**
 * Starts `size` workers over everything that is registered, each with a lab and a calibrated reference of its own. Rejects when one
 * cannot start, or the signal was aborted before; an abort ends them all at once. The worker is the built one: Node 20 starts no thread from a TypeScript source.
 */
export async function startCrew(
  size: number,
  settings: WorkerSettings,
  signal: AbortSignal,
  file = new URL('./worker.js', import.meta.url)
): Promise<Crew> {
  // Whoever was aborted before does not hear of it again.
  signal.throwIfAborted()
  const workers = Array.from({ length: size }, () => new Worker(file, { workerData: settings }))
  const close = async (): Promise<void> => {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  const abort = (): void => void close()
  signal.addEventListener('abort', abort, { once: true })
  try {
    const judges = await Promise.all(workers.map(judgeIn))
    return {
      judges,
      async close() {
        signal.removeEventListener('abort', abort)
        await close()
      }
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Several exhibits may be with one worker; an answer names its own. */
async function judgeIn(worker: Worker): Promise<Judge> {
  const first = await heard(worker, ({ say }) => say === 'ready')
  if (first.say !== 'ready') throw new Error('a worker spoke out of turn')
  return {
    calibration: first.calibration,
    async judge(task) {
      const answer = heard(worker, (message) => message.say === 'judged' && isSame(message.task, task))
      worker.postMessage(task satisfies ToWorker)
      const told = await answer
      if (told.say !== 'judged') throw new Error('a worker spoke out of turn')
      return told.judgement
    }
  }
}

const isSame = (a: Task, b: Task): boolean => a.kind === b.kind && a.name === b.name

/** The first message that is meant; rejects when the worker breaks or ends before it. */
function heard(worker: Worker, isMeant: (message: FromWorker) => boolean): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      then()
    }
    const onMessage = (message: FromWorker): void => {
      if (message.say === 'broken') settle(() => reject(new Error(message.reason)))
      else if (isMeant(message)) settle(() => resolve(message))
    }
    const onError = (error: unknown): void =>
      settle(() => reject(error instanceof Error ? error : new Error('a worker broke')))
    const onExit = (): void => settle(() => reject(new Error('a worker ended before its work')))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
