import type { FixtureNews } from './fixture-desk.ts'
import { FixtureError } from './fixture-error.ts'
import { startFixtureLab } from './fixture-lab.ts'
import { loadFixtures } from './fixtures.ts'
import type { RunLabIo } from './run-lab.ts'

export interface RunFixturesOptions {
  /** Where the fixtures are, in folders of any depth. */
  readonly directory: string
  readonly port: number
}

/**
 * `lab --fixtures`: serves fixtures on 127.0.0.1 until the signal, two lines a request on standard output. Resolves with the exit code:
 * 0, or 2 for a directory without usable fixtures or a port that is taken.
 */
export async function runFixtures({ directory, port }: RunFixturesOptions, io: RunLabIo): Promise<number> {
  try {
    const fixtures = await loadFixtures(directory)
    const lab = await startFixtureLab({ fixtures, port, listener: (news) => io.write(lineOf(news)) })
    const providers = [...new Set(fixtures.map(({ provider }) => provider))]
    io.write(`lab ready on ${lab.origin} · ${fixtures.length} fixtures · ${providers.join(', ')}\n`)
    await new Promise<void>((resolve) => {
      if (io.signal.aborted) resolve()
      io.signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await lab.stop()
    return 0
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    if (!taken && !(error instanceof FixtureError)) throw error
    io.error(
      `error: ${taken ? `port ${port} is in use; choose another with --port` : (error as FixtureError).message}\n`
    )
    return 2
  }
}

function lineOf({ request, method, path, fixture, written }: FixtureNews): string {
  return written === undefined
    ? `#${request} ${method} ${path} → ${fixture ?? 'no fixture'}\n`
    : `#${request} ${written} bytes\n`
}
