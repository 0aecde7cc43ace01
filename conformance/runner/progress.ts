import type { Io } from './io.ts'
import type { TimeLimit } from './time-limit.ts'

/** A line that redraws itself on a terminal, and nothing elsewhere. */
export interface Progress {
  readonly show: (done: number) => void
  readonly note: (text: string) => void
  readonly end: () => void
}

/** Draws at most ten times a second, on standard error. */
export function createProgress(io: Io, planned: number, limit?: Pick<TimeLimit, 'leftMs'>): Progress {
  if (!io.isTty) return { show: () => undefined, note: () => undefined, end: () => undefined }
  let last = 0
  const draw = (text: string): void => io.error(`\r\u001b[2K${text}`)
  return {
    show(done) {
      const now = performance.now()
      if (now - last < 100 && done !== planned) return
      last = now
      const left = limit?.leftMs()
      draw(left === undefined ? `${done} of ${planned} runs` : `${done} runs, ${Math.ceil(left / 1000)} s left`)
    },
    note: draw,
    end: () => draw('')
  }
}
