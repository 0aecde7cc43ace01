import { type Entry, slotOf } from './entry.ts'
import { systemCode } from './file-system.ts'
import type { Identities } from './identities.ts'
import type { IdentitySlot } from './identity-slot.ts'
import type { Journals } from './journals.ts'

/** Executions on their way out: the identity is marked expired and synced, then the journal goes. A crash between the two ends in both gone. */
export interface Retiring {
  /** Begins; it never rejects. */
  retire(entry: Entry): Promise<void>
  /** Goes on where it failed. */
  retry(): Promise<void>
  /** What a new identities file must say of them. */
  slots(): Iterable<IdentitySlot>
  readonly size: number
}

export function createRetiring(options: {
  readonly identities: () => Identities
  readonly journals: Journals
  readonly onTrouble: (reason: unknown) => void
}): Retiring {
  const { identities, journals, onTrouble } = options
  const leaving = new Map<Entry, 'known' | 'expired'>()

  async function leave(entry: Entry): Promise<void> {
    if (leaving.get(entry) === 'known') {
      await identities().add(slotOf(entry, 'expired'), () => leaving.set(entry, 'expired'))
    }
    await journals.remove(entry.fileId).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error
    })
    leaving.delete(entry)
  }

  return {
    async retire(entry) {
      leaving.set(entry, 'known')
      await leave(entry).catch(onTrouble)
    },
    async retry() {
      for (const entry of [...leaving.keys()]) await leave(entry)
    },
    *slots() {
      for (const [entry, state] of leaving) yield slotOf(entry, state === 'known' ? 'sealed' : 'expired')
    },
    get size() {
      return leaving.size
    }
  }
}
