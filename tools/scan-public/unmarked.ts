let running = 0
const mark = performance.mark

/**
 * Runs work during which nobody sets performance marks. secretlint sets dozens a text and compares each with all before it, so that a
 * thousand files would cost a minute after the last finding.
 */
export async function unmarked<T>(work: () => Promise<T>): Promise<T> {
  running += 1
  performance.mark = () => ({}) as PerformanceMark
  try {
    return await work()
  } finally {
    running -= 1
    if (running === 0) performance.mark = mark
  }
}
