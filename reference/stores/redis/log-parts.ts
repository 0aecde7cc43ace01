import { isStoreFailure } from '../../core/errors.ts'
import type { Commands } from './commands.ts'
import type { Holdings } from './holdings.ts'
import type { RedisKeys } from './keys.ts'
import type { RedisLimits } from './limits.ts'
import type { Reply } from './link.ts'
import { evictScript } from './log-scripts.ts'
import type { Owner } from './owner.ts'
import type { Watches } from './watches.ts'

/** What claiming, appending and reading share. */
export interface LogParts {
  readonly commands: Commands
  readonly keys: RedisKeys
  readonly owner: Owner
  readonly holdings: Holdings
  readonly watches: Watches
  readonly limits: RedisLimits
  readonly leaseMs: number
  readonly patienceMs: number
  /** How long an append or a claim outlasts an outage. */
  readonly appendPatienceMs: number
  /** Names one call of an owner, whatever it holds, so that the server tells a repetition from another call. */
  readonly nextMark: (token: string) => string
}

const evictedAtOnce = '16'

/** Tries once more with the oldest ended executions out of the server's memory. @throws as `write` */
export async function makingRoom(
  { commands, patienceMs }: Pick<LogParts, 'commands' | 'patienceMs'>,
  write: () => Promise<Reply>
): Promise<Reply> {
  try {
    return await write()
  } catch (failure) {
    if (!isStoreFailure(failure, 'capacity')) throw failure
    if (Number(await commands.run(evictScript, [evictedAtOnce], patienceMs)) === 0) throw failure
    return await write()
  }
}
