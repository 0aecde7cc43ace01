import { RuntimeBusy } from './runtime-busy.ts'
import { delay } from './within.ts'

/** How jobs are run side by side. */
export interface PoolOptions<Job> {
  /** Jobs at once, at most; lowered for good each time the runtime says that it is busy. */
  readonly width: number
  readonly run: (job: Job) => Promise<void>
  readonly exclusive: (job: Job) => string | undefined
  /** Jobs that would disturb others: made when all others are done, one by one. By default there are none. */
  readonly alone?: (job: Job) => boolean
  /** Hears of a job that was refused for lack of room every time it was tried. */
  readonly onRefused: (job: Job) => void
  /** How often the runtime has said so far that it is busy, where a job came through all the same. */
  readonly refusals?: () => number
  /** No new job starts once it is aborted. */
  readonly signal: AbortSignal
}

const triesPerJob = 6

/**
 * Runs all jobs, a bounded number at once, jobs of one exclusive word one after another. A job that rejects with `RuntimeBusy` waits
 * what the runtime asked for, halves the width and is tried again; any other rejection ends the pool. Resolves with the width at the end.
 */
export async function runPool<Job>(jobs: readonly Job[], options: PoolOptions<Job>): Promise<number> {
  const queue = jobs.map((job) => ({ job, tries: 0 }))
  const taken = new Set<string>()
  let width = Math.max(1, options.width)
  let active = 0
  let refusals = options.refusals?.() ?? 0
  const heed = (): void => {
    const now = options.refusals?.() ?? 0
    if (now > refusals) width = Math.max(1, Math.floor(width / 2))
    refusals = now
  }
  let solo = false
  const isAlone = (job: Job): boolean => options.alone?.(job) === true

  const takeNext = () => {
    if (solo) return undefined
    const beside = queue.findIndex(({ job }) => !isAlone(job) && !taken.has(options.exclusive(job) ?? ''))
    const at = beside === -1 && active === 0 ? queue.findIndex(({ job }) => isAlone(job)) : beside
    return at === -1 ? undefined : queue.splice(at, 1)[0]
  }
  const attempt = async (entry: { job: Job; tries: number }): Promise<void> => {
    try {
      await options.run(entry.job)
    } catch (error) {
      if (!(error instanceof RuntimeBusy)) throw error
      width = Math.max(1, Math.floor(width / 2))
      await delay(error.retryAfterMs)
      if (entry.tries + 1 < triesPerJob) queue.push({ job: entry.job, tries: entry.tries + 1 })
      else options.onRefused(entry.job)
    }
  }
  await new Promise<void>((resolve, reject) => {
    const pump = (): void => {
      while (active < width && !options.signal.aborted) {
        const entry = takeNext()
        if (entry === undefined) break
        const word = options.exclusive(entry.job)
        if (word !== undefined) taken.add(word)
        solo = isAlone(entry.job)
        active += 1
        attempt(entry)
          .finally(() => {
            heed()
            active -= 1
            solo = false
            if (word !== undefined) taken.delete(word)
          })
          .then(pump, reject)
      }
      if (active === 0 && (queue.length === 0 || options.signal.aborted)) resolve()
    }
    pump()
  })
  return width
}
