import { Hono } from 'hono'
import { type OperationId, operations } from '../../generated/operations.ts'
import type { Clock } from '../core/ports.ts'
import type { Runtime } from '../core/runtime-port.ts'
import { systemClock } from '../core/system-clock.ts'
import { createFrameCache } from './frames.ts'
import { type GuardOptions, guard } from './guard.ts'
import { refusedPartition } from './partition.ts'
import { problem } from './problems.ts'
import { requestLimits } from './request-limits.ts'
import { answerResponse } from './response.ts'
import type { Implementation, Route, RouteServices } from './route.ts'
import { routes } from './routes/index.ts'
import { serviceRoutes } from './service-routes.ts'
import { createSilenceWatch } from './silence-watch.ts'

export interface AppOptions {
  /** Host and Origin checks. Absent: none, as for an app that is called without a socket. */
  readonly guard?: GuardOptions
  readonly clock?: Clock
  /** Silence on an event stream after which a comment is sent; at most 15 000. */
  readonly heartbeatMs?: number
  /** Hears of exceptions that became a 500; the exception may hold request data, so only its class may be logged. */
  readonly onInternalError?: (fact: { where: string; error: unknown }) => void
  /**
   * Event streams are written to Node's response and not into the answer's body. Only where nothing between this app and the listener
   * of `@hono/node-server` reads or changes answers.
   */
  readonly writesToSocket?: boolean
}

const defaultHeartbeatMs = 10_000

/**
 * The HTTP face of a runtime: every operation of the specification, `/openapi.json`, `/livez`, `/readyz` and the inspector at `/`.
 * Works without a socket through `app.request()`; limits and features are those that the runtime publishes when this is called.
 * @example const answer = await createApp(runtime).request('/v1/runtime')
 * @see spec/chapters/02-http.md
 */
export function createApp(runtime: Runtime, options: AppOptions = {}): Hono {
  const app = new Hono()
  const { features, limits } = runtime.info()
  const services: RouteServices = {
    runtime,
    features,
    limits: requestLimits(limits),
    silence: createSilenceWatch(
      options.clock ?? systemClock,
      Math.min(options.heartbeatMs ?? defaultHeartbeatMs, 15_000)
    ),
    frames: createFrameCache(),
    writesToSocket: options.writesToSocket === true
  }
  if (options.guard) app.use('*', guard(options.guard))
  for (const id of Object.keys(operations) as OperationId[]) mount(app, id, services)
  app.route('/', serviceRoutes(runtime))
  refuseOtherMethods(app)
  app.notFound(() => answerResponse(problem(404, 'route_unknown', 'no operation has this path: see /openapi.json')))
  app.onError((error, context) => {
    options.onInternalError?.({ where: `${context.req.method} ${context.req.routePath}`, error })
    return answerResponse(problem(500, 'internal_fault', 'internal error'))
  })
  return app
}

function mount<Id extends OperationId>(app: Hono, id: Id, services: RouteServices): void {
  const { method, path } = operations[id]
  const implementation: Implementation = routes
  const route: Route<Id> = implementation[id]
  const scoped = path.startsWith('/v1/executions')
  app.on(method, honoPath(path), async (context) => {
    const refused = scoped ? refusedPartition(context, services.features.partition === true) : undefined
    return answerResponse(refused ?? (await route(context, services)))
  })
}

const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** Any other method of a known path is 405 with the methods that it has. */
function refuseOtherMethods(app: Hono): void {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue
    const allowed = methods.get(path) ?? new Set()
    allowed.add(method)
    if (method === 'GET') allowed.add('HEAD')
    methods.set(path, allowed)
  }
  for (const [path, allowed] of methods) {
    const allow = [...allowed].join(', ')
    const refusal = problem(405, 'method_not_allowed', `method must be ${[...allowed].join(' or ')} at this path`)
    app.all(path, () => answerResponse({ ...refusal, headers: { Allow: allow } }))
  }
}
