import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server (or a measuring loop) in a process of its own, driven by messages; one answer a message, in order. */
export interface Child {
  ask<Answer>(message: unknown): Promise<Answer>
  stop(): Promise<void>
}

/** Starts `module` (beside this file, without extension) with `--expose-gc`; rejects if it dies before it answers. */
export function startChild(module: string, ...args: string[]): Child {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  const path = fileURLToPath(new URL(`./${module}.${extension}`, import.meta.url))
  const child: ChildProcess = fork(path, args, {
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc']
  })
  const waiting: { resolve: (answer: never) => void; reject: (error: Error) => void }[] = []
  let gone: Error | undefined
  child.on('message', (answer) => waiting.shift()?.resolve(answer as never))
  child.on('exit', (code, signal) => {
    gone = new Error(`bench process ${module} ended (${signal ?? code})`)
    for (const one of waiting.splice(0)) one.reject(gone)
  })
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        if (gone !== undefined) return reject(gone)
        waiting.push({ resolve: resolve as (answer: never) => void, reject })
        child.send(message as object)
      }),
    stop: () =>
      new Promise((resolve) => {
        if (gone !== undefined) return resolve()
        child.once('exit', () => resolve())
        child.kill('SIGKILL')
      })
  }
}
