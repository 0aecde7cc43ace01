import type { Law } from '../model/verdict.ts'
import { durable as featuresDurable } from './features/durable.ts'
import { replayAfterRestart as idempotencyReplayAfterRestart } from './idempotency/replay-after-restart.ts'
import { durableBeforePublished as storageDurableBeforePublished } from './storage/durable-before-published.ts'
import { interruptedWork as storageInterruptedWork } from './storage/interrupted-work.ts'
import { recoveryNeverCalls as storageRecoveryNeverCalls } from './storage/recovery-never-calls.ts'
import { recoveryWritesTerminal as storageRecoveryWritesTerminal } from './storage/recovery-writes-terminal.ts'
import { survivesRestart as storageSurvivesRestart } from './storage/survives-restart.ts'

/**
 * Laws whose rows are still planned: they are written and tested, and wait for a durable store of ours to be proven on. No verdict counts
 * them; a row that becomes `law` moves its entry to the index.
 */
export const plannedLaws: readonly Law[] = [
  featuresDurable,
  idempotencyReplayAfterRestart,
  storageDurableBeforePublished,
  storageInterruptedWork,
  storageRecoveryNeverCalls,
  storageRecoveryWritesTerminal,
  storageSurvivesRestart
]
