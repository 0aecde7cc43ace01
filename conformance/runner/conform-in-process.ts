import { defaultDialects } from '../lab/dialects/index.ts'
import { type Conformed, conform } from './conform.ts'
import type { Io } from './io.ts'
import { loadSubject } from './load-subject.ts'
import { type InProcessRuntime, meetInProcess } from './meet-in-process.ts'
import { defaultOptions, type RunOptions } from './options.ts'
import type { Subject } from './subject.ts'

/** What `conformInProcess` needs; everything but `create` has a default. */
export interface InProcessOptions extends Partial<RunOptions> {
  /** Builds the runtime over the lab's configuration, environment and `fetch`. */
  readonly create: InProcessRuntime
  /** Where output goes; by default nowhere. */
  readonly io?: Partial<Io>
  /** What to judge by; by default everything the kit has. */
  readonly subject?: Subject
}

/**
 * Judges a TypeScript runtime in this process, without a socket: requests go to its `fetch`-shaped function, its provider calls to the
 * lab's. Scenarios that need a socket are skipped, and the last line never says `conformant` alone.
 *
 * @example
 * const { report } = await conformInProcess({
 *   create: async ({ config, env, fetch }) => ({ fetch: createMyRuntime(config, { env, fetch }).handle })
 * })
 */
export function conformInProcess(options: InProcessOptions): Promise<Conformed> {
  const { create, io, subject, ...rest } = options
  const run: RunOptions = {
    ...defaultOptions,
    dialects: defaultDialects,
    seed: Math.floor(Math.random() * 2 ** 31),
    ...rest
  }
  return conform(meetInProcess(create), run, { ...silent(), ...io }, subject ?? loadSubject())
}

const silent = (): Io => ({
  write: () => undefined,
  error: () => undefined,
  program: 'model-runtime-kit',
  isTty: false,
  color: false,
  env: {},
  signal: new AbortController().signal
})
