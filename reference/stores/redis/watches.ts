import type { EventStore } from '../../core/ports.ts'
import type { Commands } from './commands.ts'
import { type Holdings, hearCancel } from './holdings.ts'
import type { RedisKeys } from './keys.ts'
import type { Link } from './link.ts'
import { cancelScript, keepScript, leaveScript } from './watch-scripts.ts'

/** The part of a store that wakes readers and hears cancel requests. */
export interface Watches extends Pick<EventStore, 'watch' | 'requestCancel' | 'watchCancel'> {
  isWatched(executionId: string): boolean
  /** Keeps an execution that has just ended for those who began to watch it while its ending was on the way. */
  keepEnded(executionId: string): void
  /** The log has come so far: wakes who has not been told. */
  advance(executionId: string, sequence: number): void
  /** The execution is no longer this process's: what happens to it must be heard from the server. */
  disown(executionId: string): void
  /** Listens again on a new connection, and looks for what was published meanwhile. */
  listen(): void
  /** Looks for what may have been missed. */
  catchUp(): void
  /** Keeps what is watched from being evicted for another while. */
  keepWatched(): Promise<void>
  /** Wakes everybody once and listens no more. */
  close(): void
}

export interface WatchesOptions {
  readonly commands: Commands
  /** The one connection that hears for all watchers of the process. */
  readonly listener: Link
  readonly keys: RedisKeys
  readonly holdings: Holdings
  readonly token: () => string
  readonly leaseMs: number
  readonly patienceMs: number
}

interface Watched {
  readonly wakes: Set<() => void>
  /** The last sequence that its watchers were told of. */
  known: number
  /** Whether the server knows of the watch. */
  kept: boolean
  /** Whether another process writes it. */
  followed: boolean
}

const nothing = (): void => {}
/** What cannot be done now is done when the connection is back. */
const later = (task: Promise<unknown>): void => void task.catch(nothing)

/**
 * A watcher is woken by what the process appends itself, else by a message that the appending script publishes. Messages are only hints:
 * readers read the log from their cursor, and whenever the connection was gone all who follow look again, so that nothing depends on a
 * message that was lost.
 */
export function createWatches(options: WatchesOptions): Watches {
  const { commands, listener, keys, holdings, token, leaseMs, patienceMs } = options
  const watched = new Map<string, Watched>()
  const channelPrefix = keys.appends('')
  let closed = false

  function advance(executionId: string, sequence: number): void {
    const entry = watched.get(executionId)
    if (entry === undefined || sequence <= entry.known) return
    entry.known = sequence
    for (const wake of [...entry.wakes]) wake()
  }

  function heardAppend(message: string, channel: string): void {
    advance(channel.slice(channelPrefix.length), Number(message))
  }

  /** A request that was made here has been told already. */
  function heardCancel(message: string): void {
    const end = message.lastIndexOf(' ')
    const owned = holdings.get(message.slice(0, end))
    if (owned !== undefined && message.slice(end + 1) !== token()) hearCancel(owned)
  }

  async function look(executionIds: readonly string[]): Promise<void> {
    if (executionIds.length === 0) return
    const lasts = await commands.read(
      executionIds.map((executionId) => ['HGET', keys.record(executionId), 'last']),
      patienceMs
    )
    for (const [at, executionId] of executionIds.entries()) advance(executionId, Number(lasts[at] ?? 0))
  }

  async function lookForCancels(): Promise<void> {
    const mine = [...holdings].filter(([, owned]) => owned.last > 0 && !owned.cancelRequested)
    const wishes = await commands.read(
      mine.map(([executionId]) => ['HGET', keys.record(executionId), 'cancel']),
      patienceMs
    )
    mine.forEach(([, owned], at) => {
      if (wishes[at] === '1' && !owned.cancelRequested) hearCancel(owned)
    })
  }

  const followedIds = (): string[] => [...watched].filter(([, { followed }]) => followed).map(([id]) => id)

  async function keep(executionIds: readonly string[]): Promise<void> {
    if (executionIds.length > 0) await commands.run(keepScript, [String(leaseMs), ...executionIds], patienceMs)
  }

  /** Subscribed first and looked at then, so that no append falls between the two. */
  function follow(executionId: string, entry: Watched): void {
    entry.followed = true
    entry.kept = true
    later(keep([executionId]))
    later(listener.subscribe([keys.appends(executionId)], heardAppend).then(() => look([executionId])))
  }

  function leave(executionId: string, entry: Watched): void {
    watched.delete(executionId)
    if (closed) return
    if (entry.followed) later(listener.unsubscribe([keys.appends(executionId)]))
    if (entry.kept) later(commands.run(leaveScript, [executionId], patienceMs))
  }

  function enter(executionId: string): Watched {
    const present = watched.get(executionId)
    if (present !== undefined) return present
    const owned = holdings.get(executionId)
    const entry = { wakes: new Set<() => void>(), known: owned?.last ?? 0, kept: false, followed: false }
    watched.set(executionId, entry)
    if (owned === undefined) follow(executionId, entry)
    return entry
  }

  return {
    keepEnded(executionId) {
      const entry = watched.get(executionId)
      if (entry === undefined || entry.kept) return
      entry.kept = true
      later(keep([executionId]))
    },
    isWatched(executionId) {
      const entry = watched.get(executionId)
      if (entry === undefined) return false
      entry.kept = true
      return true
    },
    advance,
    disown(executionId) {
      holdings.delete(executionId)
      const entry = watched.get(executionId)
      if (entry !== undefined && !entry.followed && !closed) follow(executionId, entry)
    },
    listen() {
      const followed = followedIds()
      const channels = followed.map((executionId) => keys.appends(executionId))
      later(
        Promise.all([
          listener.subscribe([keys.cancels(token())], heardCancel).then(lookForCancels),
          channels.length === 0 ? undefined : listener.subscribe(channels, heardAppend).then(() => look(followed))
        ])
      )
    },
    catchUp() {
      later(look(followedIds()))
      later(lookForCancels())
    },
    keepWatched: () => keep([...watched].filter(([, { kept }]) => kept).map(([executionId]) => executionId)),
    watch(executionId, wake) {
      if (closed) return nothing
      const entry = enter(executionId)
      const own = (): void => wake()
      entry.wakes.add(own)
      return () => {
        if (entry.wakes.delete(own) && entry.wakes.size === 0 && watched.get(executionId) === entry)
          leave(executionId, entry)
      }
    },
    async requestCancel(executionId) {
      const outcome = String(await commands.run(cancelScript, [executionId], patienceMs))
      const owned = holdings.get(executionId)
      if (outcome === 'requested' && owned !== undefined) hearCancel(owned)
      return outcome as 'requested' | 'terminal' | 'unknown'
    },
    watchCancel(executionId, heard) {
      const owned = holdings.get(executionId)
      if (owned === undefined) return nothing
      const own = (): void => heard()
      owned.cancelWatchers.add(own)
      if (owned.cancelRequested) heard()
      return () => owned.cancelWatchers.delete(own)
    },
    close() {
      closed = true
      const all = [...watched.values()]
      watched.clear()
      for (const { wakes } of all) for (const wake of [...wakes]) wake()
    }
  }
}
