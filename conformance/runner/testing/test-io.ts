import type { Io } from '../io.ts'

/** An io that keeps what is written. */
export interface TestIo extends Io {
  readonly out: () => string
  readonly err: () => string
}

/** Creates one; `signal` defaults to one that never aborts. */
export function createTestIo(signal: AbortSignal = new AbortController().signal): TestIo {
  const out: string[] = []
  const err: string[] = []
  return {
    write: (text) => void out.push(text),
    error: (text) => void err.push(text),
    program: 'model-runtime-kit',
    isTty: false,
    color: false,
    env: { PATH: process.env.PATH },
    signal,
    out: () => out.join(''),
    err: () => err.join('')
  }
}
