/** What was done to a file since its last sync: a piece of a write, no longer than a sector, or a new length. */
export type Change =
  | { readonly kind: 'piece'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'length'; readonly length: number }

/** Whether a change of a file or of a name that was never synced is there after a power cut. */
export type Survives = (change: Change | 'name') => boolean

/** The unit that a disk writes whole or not at all. */
export const sectorBytes = 512

/** A file as the process sees it (`bytes`), and what of it is on the disk for certain. */
export interface SimulatedFile {
  readonly bytes: Buffer
  write(bytes: Buffer, at: number): void
  truncate(length: number): void
  /** All changes so far are on the disk. */
  sync(): void
  /** The sync failed: no later one will bring these changes to the disk, though the process goes on to see them. */
  forsake(): void
  /** What the disk holds after a power cut; `survives` is asked for every change that was never synced. */
  survivor(survives: Survives): Buffer
}

/** Splits a write where sectors end. */
function piecesOf(bytes: Buffer, at: number): Change[] {
  const pieces: Change[] = []
  for (let from = 0; from < bytes.length; ) {
    const length = Math.min(sectorBytes - ((at + from) % sectorBytes), bytes.length - from)
    pieces.push({ kind: 'piece', at: at + from, bytes: bytes.subarray(from, from + length) })
    from += length
  }
  return pieces
}

function applied(content: Buffer, change: Change): Buffer {
  const end = change.kind === 'length' ? change.length : Math.max(content.length, change.at + change.bytes.length)
  const next = Buffer.alloc(end)
  content.copy(next)
  if (change.kind === 'piece') change.bytes.copy(next, change.at)
  return next
}

/** A file with this content, all of it on the disk. */
export function createSimulatedFile(content: Buffer): SimulatedFile {
  let bytes = content
  let durable = content
  let pending: { readonly change: Change; readonly forsaken: boolean }[] = []

  function change(changes: readonly Change[]): void {
    for (const each of changes) {
      bytes = applied(bytes, each)
      pending.push({ change: each, forsaken: false })
    }
  }

  return {
    get bytes() {
      return bytes
    },
    // The caller may reuse its buffer.
    write: (given, at) => change(piecesOf(Buffer.from(given), at)),
    truncate: (length) => change([{ kind: 'length', length }]),
    sync() {
      for (const each of pending) if (!each.forsaken) durable = applied(durable, each.change)
      pending = pending.filter(({ forsaken }) => forsaken)
    },
    forsake() {
      pending = pending.map((each) => ({ ...each, forsaken: true }))
    },
    survivor(survives) {
      let left = durable
      for (const each of pending) if (survives(each.change)) left = applied(left, each.change)
      return left
    }
  }
}
