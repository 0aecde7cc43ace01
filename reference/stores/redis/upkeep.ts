import type { Clock } from '../../core/ports.ts'
import type { Link } from './link.ts'
import type { Owner } from './owner.ts'
import { checkServer } from './server-check.ts'
import type { Watches } from './watches.ts'

/** What a store does again and again while it is open, and whether it is well by that. */
export interface Upkeep {
  /** The server has been looked at: from now on it is. */
  begin(durable: boolean): void
  /** The connection is there (again). */
  hurry(): void
  /** The connection is gone. */
  down(): void
  /** Whether the server was there, fit and writable at the last look. */
  isWell(): boolean
  stop(): void
}

export interface UpkeepOptions {
  readonly link: Link
  readonly listener: Link
  readonly clock: Clock
  readonly owner: Owner
  readonly watches: Watches
  readonly leaseMs: number
  readonly warn: (line: string) => void
}

/** Between two looks at a server that refuses to work for now. */
const impatientMs = 500

/** An outage is told of when it has lasted so long: shorter ones nobody was refused for. */
const outageMs = 1000

/** Three renewals a lease; after a new connection one at once. */
export function createUpkeep(options: UpkeepOptions): Upkeep {
  const { link, listener, clock, owner, watches, leaseMs, warn } = options
  let begun = false
  let stopped = false
  let durable = false
  let well = false
  let checked = false
  let busy = false
  let again = false
  let told = ''
  let away = false
  let stopTimer = (): void => {}

  function tell(line: string): void {
    if (line !== '' && line !== told) warn(line)
    told = line
  }

  /** Whoever answers behind the address now must promise what was promised. */
  async function isFit(): Promise<boolean> {
    if (checked) return true
    const fitness = await checkServer(link)
    const lost = durable && !fitness.durable
    tell(
      fitness.unfit ?? (lost ? 'the server no longer keeps every write: set appendonly yes and appendfsync always' : '')
    )
    checked = fitness.unfit === undefined && !lost
    return checked
  }

  async function look(): Promise<void> {
    if (!(await isFit())) {
      well = false
      return
    }
    await owner.renew()
    well = true
    watches.catchUp()
    // Other owners get a lease's time to come back, too, after an outage.
    await owner.takeOver(clock.monotonic() - link.since >= leaseMs)
    await owner.expire()
    await owner.endOrphans()
    await watches.keepWatched()
    // Keeps the silence of a dead connection from being taken for that of quiet executions.
    if (listener.ready) await listener.send(['PING'])
  }

  /** One line when the server has gone for long, one when it serves again. */
  function tellOutage(): void {
    const gone = !link.ready && clock.monotonic() - link.since >= outageMs
    if (away ? !well : !gone) return
    away = !away
    warn(
      away ? 'the Redis server is out of reach; tried again until it answers' : 'the Redis server can be reached again'
    )
  }

  async function tick(): Promise<void> {
    if (busy) {
      again = true
      return
    }
    busy = true
    stopTimer()
    try {
      if (link.ready) await look()
    } catch {
      well = false
    }
    busy = false
    if (stopped) return
    tellOutage()
    if (again) {
      again = false
      return tick()
    }
    stopTimer = clock.after(well ? leaseMs / 3 : Math.min(impatientMs, leaseMs / 3), () => void tick(), {
      background: true
    })
  }

  return {
    begin(claimed) {
      durable = claimed
      begun = true
      checked = true
      well = true
      void tick()
    },
    hurry() {
      if (begun && !stopped) void tick()
    },
    down() {
      well = false
      checked = false
    },
    isWell: () => well && link.ready,
    stop() {
      stopped = true
      stopTimer()
    }
  }
}
