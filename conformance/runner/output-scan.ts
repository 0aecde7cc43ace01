import { hasOrigin } from '../laws/shared/has-origin.ts'
import { hasStackTrace } from '../laws/shared/stack-trace.ts'
import type { OutputFound } from '../model/verdict.ts'
import type { KeyScan } from './key-scan.ts'

/** Hears what a runtime writes to its standard output and error, and remembers what must not stand there; never the text. */
export interface OutputScan extends KeyScan {
  /** What was found of one run: its prompt, what its model said, what its provider said of an error. */
  ofRun(tokens: { readonly nonce: string; readonly fresh: string }): readonly OutputFound[]
  /** What belongs to no run: addresses of providers, stack traces, keys; and what of a run was written after it had been asked about. */
  ofProcess(): readonly OutputFound[]
}

/** What a chunk border may cut in two is shorter than this. */
const overlap = 512

/**
 * Adds ears to a key scan. A prompt is known by its nonce in square brackets, as `requestOf` writes it; keys and partitions that hold the
 * nonce bare may be logged.
 */
export function createOutputScan(keys: KeyScan, origins: readonly string[]): OutputScan {
  const tokens = new Map<string, OutputFound>()
  const process = new Map<string, OutputFound>()
  const asked = new Set<string>()
  const told = new Set<string>()
  const note = (where: string, text: string): void => {
    for (const { what, pattern } of tokenPatterns) {
      for (const [token] of text.matchAll(pattern)) tokens.set(token, { what, where })
    }
    const own: OutputFound[] = [
      ...origins.filter((origin) => hasOrigin(text, origin)).map(() => ({ what: 'provider-url' as const, where })),
      ...(hasStackTrace(text) ? [{ what: 'stack-trace' as const, where }] : [])
    ]
    for (const found of own) process.set(`${found.what}|${where}`, found)
  }
  return {
    ...keys,
    stream(where) {
      const scanKeys = keys.stream(where)
      let tail = ''
      return (chunk) => {
        scanKeys(chunk)
        note(where, tail + chunk)
        tail = (tail + chunk).slice(-overlap)
      }
    },
    ofRun({ nonce, fresh }) {
      const own = [`[${nonce}`, `said-by-provider-${nonce}`, fresh]
      for (const token of own) {
        asked.add(token)
        if (tokens.has(token)) told.add(token)
      }
      return own.flatMap((token) => tokens.get(token) ?? [])
    },
    ofProcess: () => [
      ...process.values(),
      ...[...tokens].filter(([token]) => asked.has(token) && !told.has(token)).map(([, found]) => found),
      ...keys
        .leaks()
        .filter(({ where }) => where.startsWith('standard '))
        .map(({ where }) => ({ what: 'credential' as const, where }))
    ]
  }
}

const tokenPatterns = [
  { what: 'prompt', pattern: /\[n-[0-9a-f]{16}/g },
  { what: 'output', pattern: /fresh[0-9a-f]{12}/g },
  { what: 'provider-body', pattern: /said-by-provider-n-[0-9a-f]{16}/g }
] as const satisfies readonly { readonly what: OutputFound['what']; readonly pattern: RegExp }[]
