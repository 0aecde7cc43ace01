import type { Context } from 'hono'
import type { OperationId, OperationResponses } from '../../generated/operations.ts'
import type { RuntimeFeatures } from '../../generated/types.ts'
import type { Runtime } from '../core/runtime-port.ts'
import type { FrameCache } from './frames.ts'
import type { RequestLimits } from './request-limits.ts'
import type { SilenceWatch } from './silence-watch.ts'

/** What every route may use. */
export interface RouteServices {
  readonly runtime: Runtime
  readonly features: RuntimeFeatures
  readonly limits: RequestLimits
  readonly silence: SilenceWatch
  readonly frames: FrameCache
  /** Whether event streams may go to Node's response directly. */
  readonly writesToSocket: boolean
}

/** Answers one operation; a status or body that the specification does not give the operation is a compile error. */
export type Route<Id extends OperationId> = (
  context: Context,
  services: RouteServices
) => OperationResponses[Id] | Promise<OperationResponses[Id]>

/** One route for every operation of the specification: a missing one is a compile error. */
export type Implementation = { readonly [Id in OperationId]: Route<Id> }
