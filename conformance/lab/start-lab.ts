import type { LedgerItem } from '../model/ledger.ts'
import type { DialectName, LabTarget } from '../model/topology.ts'
import type { LabClock } from './clock.ts'
import { createDesk, type Desk } from './desk.ts'
import { serveExchanges } from './http.ts'
import { holdRefusingPort } from './refusing-port.ts'
import type { StandaloneScripts } from './standalone.ts'
import { labKeys, labTargets } from './topology.ts'

export interface LabOptions {
  readonly dialects: readonly DialectName[]
  /** Everything random in the wire comes from it. */
  readonly seed: number
  /** 0 (default): any free port. */
  readonly port?: number
  /** Default 127.0.0.1. */
  readonly host?: string
  readonly clock?: LabClock
  /** Keys come from it; default: `seed`. Give a fixed one where the runtime is configured before the lab starts. */
  readonly keySeed?: number
  /** Ids of targets whose base URL refuses every connection. */
  readonly refuse?: readonly string[]
  readonly standalone?: StandaloneScripts
  readonly listener?: (item: LedgerItem) => void
}

/** A provider lab that serves HTTP. */
export interface Lab {
  /** Scheme, host and port; targets live below it. */
  readonly origin: string
  readonly targets: readonly LabTarget[]
  /** Key of each target by the name of its environment variable. */
  readonly keys: Readonly<Record<string, string>>
  readonly desk: Desk
  /** Destroys every connection, ends every exchange, frees the ports. */
  stop(): Promise<void>
}

/**
 * Starts a lab on loopback. Rejects when the port is taken. A second port, `elsewhere`, stands for another host: a request there is a
 * finding.
 */
export async function startLab(options: LabOptions): Promise<Lab> {
  const host = options.host ?? '127.0.0.1'
  let desk: Desk | undefined
  const ready = (): Desk => {
    if (desk === undefined) throw new Error('the lab is not ready')
    return desk
  }
  const fault = (error: unknown): void => {
    desk?.note({ kind: 'lab_fault', detail: error instanceof Error ? error.message : 'unknown' })
  }
  const main = await serveExchanges((request) => ready().receive(request), { port: options.port ?? 0, host, fault })
  const trap = await serveExchanges((request) => ready().receiveElsewhere(request), { host, fault }).catch(
    async (error: unknown) => {
      await main.stop()
      throw error
    }
  )
  const refusing = await holdRefusingPort().catch(async (error: unknown) => {
    await Promise.all([main.stop(), trap.stop()])
    throw error
  })
  const origin = `http://${host}:${main.port}`
  const targets = labTargets(options.dialects, {
    origin,
    refused: { origin: refusing.origin, targets: options.refuse ?? [] }
  })
  const keys = labKeys(targets, options.keySeed ?? options.seed)
  desk = createDesk({
    targets,
    keys,
    seed: options.seed,
    origins: { origin, elsewhere: `http://${host}:${trap.port}`, refusing: refusing.origin },
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    ...(options.standalone === undefined ? {} : { standalone: options.standalone }),
    ...(options.listener === undefined ? {} : { listener: options.listener })
  })
  return {
    origin,
    targets,
    keys,
    desk,
    async stop() {
      await Promise.all([main.stop(), trap.stop(), refusing.close()])
    }
  }
}
