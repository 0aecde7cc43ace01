import type { TargetWiring } from './doctor.ts'
import type { Io } from './io.ts'
import type { Meeting } from './meet.ts'

/** Where a running server knows nothing of the lab: how it gets to. Nothing where some of its targets reach it. */
export function attachHint(
  { mode }: Meeting,
  wiring: readonly TargetWiring[],
  { program }: Pick<Io, 'program'>
): string[] {
  const unknown = wiring.every(({ broken }) => broken?.link === 'reached')
  if (mode !== 'attach' || !unknown) return []
  return [
    `start the server with what ${program} lab --print-config and lab --print-env print (same --dialects and port)`
  ]
}
