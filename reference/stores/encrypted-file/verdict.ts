import type { ExaminedJournal } from './examine.ts'
import type { IdentitySlot, KeyDigests } from './identity-slot.ts'
import type { Damage } from './walk.ts'

/** All that the identities file says of one execution. */
export interface Identity {
  readonly fileId: string
  readonly key: KeyDigests | undefined
  readonly claimedAt: number
  readonly endedAt: number
  readonly cancelRequested: boolean
  /** Sequence of its terminal event, once sealed. */
  readonly sealedAt: number | undefined
  readonly expired: boolean
  /** An earlier identity was lost: whether it was sealed nobody knows. */
  readonly inDoubt: boolean
}

/** The slots of each execution, folded in order. */
export function foldIdentities(slots: readonly IdentitySlot[]): Map<string, Identity> {
  const identities = new Map<string, Identity>()
  for (const slot of slots) {
    const earlier = identities.get(slot.fileId)
    identities.set(slot.fileId, {
      fileId: slot.fileId,
      key: slot.key ?? earlier?.key,
      claimedAt: slot.claimedAt,
      endedAt: slot.endedAt || (earlier?.endedAt ?? 0),
      cancelRequested: slot.cancelRequested || earlier?.cancelRequested === true,
      sealedAt: slot.kind === 'sealed' ? slot.lastSequence : earlier?.sealedAt,
      expired: slot.kind === 'expired' || earlier?.expired === true,
      inDoubt: slot.kind === 'in doubt' || earlier?.inDoubt === true
    })
  }
  return identities
}

/** What is to be done with an execution that was found. */
export type Verdict =
  | { readonly kind: 'served'; readonly sealed: boolean }
  | { readonly kind: 'interrupted' }
  /** Expired, or a claim that was never answered: its file goes. */
  | { readonly kind: 'removed' }
  | { readonly kind: 'quarantined'; readonly at: number; readonly what: Damage }

/**
 * Judges a journal by its identity. `identitiesHurt` says that identities may have been lost, so that a journal without one proves nothing
 * about whether its claim was answered.
 *
 * @see spec/chapters/26-journal-format.md#recovery
 */
export function judge(journal: ExaminedJournal, identity: Identity | undefined, identitiesHurt: boolean): Verdict {
  const { end, lastSequence, terminal } = journal
  if (identity?.expired === true) return { kind: 'removed' }
  if (end.kind === 'damaged') return { kind: 'quarantined', at: end.at, what: end.what }
  if (identity === undefined) {
    if (lastSequence <= 1 && !terminal && !identitiesHurt) return { kind: 'removed' }
    return terminal ? { kind: 'served', sealed: false } : { kind: 'quarantined', at: end.at, what: 'missing' }
  }
  const cutShort: Verdict = { kind: 'quarantined', at: end.at, what: 'cut short' }
  if (lastSequence === 0) return cutShort
  if (identity.sealedAt !== undefined) {
    return terminal && lastSequence === identity.sealedAt ? { kind: 'served', sealed: true } : cutShort
  }
  if (terminal) return { kind: 'served', sealed: false }
  return identity.inDoubt ? { kind: 'quarantined', at: end.at, what: 'missing' } : { kind: 'interrupted' }
}
