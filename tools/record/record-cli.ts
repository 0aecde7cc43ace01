import { parseArgs } from 'node:util'
import { startRecorder } from './recorder.ts'
import { parseUpstream, UpstreamError } from './upstream.ts'

const help = `record: keep what a provider really sends

usage: npm run -s record -- --upstream URL --out DIR [--port N] [--rewrite-links]

  --upstream URL   the provider: https, or http on loopback; a path goes before every request's path
  --out DIR        folder for the recordings; keep it outside of the repository
  --port N         port on 127.0.0.1 (default: any free one)
  --rewrite-links  let links to the upstream in JSON answers lead to the recorder: for queues whose answers say where to ask next
  --help           print this text

Listens on 127.0.0.1 and passes every request to the upstream with the headers it came with, and every byte of the answer back at once. Each
exchange becomes a folder: exchange.json, request.body, response.body. Credentials are passed on and never written. Ctrl-C ends it; what still
runs is broken off and written as far as it came. Recordings hold ids and whatever was said: sanitise them before anyone sees them.

examples:
  npm run -s record -- --upstream https://api.openai.com --out ../recordings --port 4400
  npm run -s record -- --upstream https://api.anthropic.com --out ../recordings
  npm run -s record -- --upstream https://queue.fal.run --out ../recordings --rewrite-links

then, in another shell:
  curl http://127.0.0.1:4400/v1/responses -H "authorization: Bearer $OPENAI_API_KEY" -H 'content-type: application/json' \\
    -d '{"model":"MODEL","input":"Count to three.","stream":true}'
  npm run -s sanitize -- ../recordings --out ../sanitized

exit codes: 0 ended by Ctrl-C (npm then reports the interrupt itself), 1 could not listen or write, 2 wrong usage
`

/** What the command may touch. */
export interface RecordIo {
  readonly write: (text: string) => void
  readonly error: (text: string) => void
  readonly now: () => number
  readonly date: () => Date
  /** Aborted to end the recording. */
  readonly signal: AbortSignal
}

const options = {
  upstream: { type: 'string' },
  out: { type: 'string' },
  port: { type: 'string' },
  'rewrite-links': { type: 'boolean' },
  help: { type: 'boolean' }
} as const

class UsageError extends Error {}

/** The `record` command; resolves with its exit code once the signal was given. */
export async function runRecord(args: readonly string[], io: RecordIo): Promise<0 | 1 | 2> {
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) {
      io.write(help)
      return 0
    }
    return await serve(usage(values), io)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const wrongUsage =
      error instanceof UsageError || error instanceof UpstreamError || code?.startsWith('ERR_PARSE_ARGS')
    io.error(`record: ${explain(code, message)}\n${wrongUsage ? 'Try --help.\n' : ''}`)
    return wrongUsage ? 2 : 1
  }
}

interface Usage {
  readonly upstream: string
  readonly out: string
  readonly port: number
  readonly rewriteLinks: boolean
}

function usage(values: { upstream?: string; out?: string; port?: string; 'rewrite-links'?: boolean }): Usage {
  if (values.upstream === undefined) throw new UsageError('--upstream is missing')
  if (values.out === undefined || values.out === '') throw new UsageError('--out is missing')
  const port = Number(values.port ?? 0)
  if (!/^\d{1,5}$/.test(values.port ?? '0') || port > 65_535) throw new UsageError('--port is no port number')
  return { upstream: values.upstream, out: values.out, port, rewriteLinks: values['rewrite-links'] ?? false }
}

async function serve({ upstream, out, port, rewriteLinks }: Usage, io: RecordIo): Promise<0> {
  const parsed = parseUpstream(upstream)
  const tell = (line: string): void => io.write(`${line}\n`)
  const recorder = await startRecorder({ upstream: parsed, out, port, rewriteLinks, now: io.now, date: io.date, tell })
  tell(`recording ${parsed.origin.origin}${parsed.basePath} on ${recorder.origin} into ${out}, Ctrl-C ends it`)
  await new Promise<void>((resolve) => {
    if (io.signal.aborted) resolve()
    io.signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await recorder.stop()
  return 0
}

function explain(code: string | undefined, message: string): string {
  if (code === 'EADDRINUSE') return 'the port is in use; choose another with --port'
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'no permission for --out or --port'
  if (code === 'ENOTDIR' || code === 'EEXIST') return '--out is not a folder'
  return message.split('\n')[0] ?? 'unknown error'
}
