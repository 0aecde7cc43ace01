import type { LabTarget } from '../model/topology.ts'
import type { Dialect, Route } from './dialects/dialect.ts'
import { dialectNamed } from './dialects/index.ts'
import type { ProviderRequest } from './provider-request.ts'

/** Which target a request is for, and what it wants there. */
export interface Located {
  readonly target: LabTarget
  readonly dialect: Dialect
  readonly route: Route
}

/**
 * Finds the target by the first part of the path; `/v1` may stand after it once, several times or not at all. With `anyPath` a
 * request without a target in its path goes to the first target whose dialect can read it (a stand-alone fake provider).
 */
export function locate(
  targets: readonly LabTarget[],
  request: Pick<ProviderRequest, 'method' | 'path'>,
  anyPath: boolean
): Located | undefined {
  const path = request.path.split('?', 1)[0] ?? ''
  const [, id, rest] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  const target = targets.find((known) => known.id === id)
  if (target !== undefined) return at(target, request.method, rest ?? '/')
  if (!anyPath) return undefined
  const readable = targets.map((known) => at(known, request.method, path))
  return readable.find(({ route }) => route.kind !== 'other') ?? readable[0]
}

function at(target: LabTarget, method: string, path: string): Located {
  const dialect = dialectNamed(target.dialect)
  return { target, dialect, route: dialect.route(method, path.replace(/^(\/v1)+(?=\/)/, '')) }
}
