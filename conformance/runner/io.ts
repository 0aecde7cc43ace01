/** Everything a command may touch outside itself; only `main.ts` makes a real one. */
export interface Io {
  /** Standard output. */
  readonly write: (text: string) => void
  /** Standard error: progress and errors. */
  readonly error: (text: string) => void
  /** Standard input, for the commands that read a stream; absent, there is none. */
  readonly input?: () => AsyncIterable<Uint8Array>
  /** How this command line is called again, for the commands that reports print. */
  readonly program: string
  /** Whether progress may be drawn over itself on standard error. */
  readonly isTty: boolean
  readonly color: boolean
  readonly env: Readonly<Record<string, string | undefined>>
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal
}
