/** What a path names. `size` is in bytes; `mode` holds the permission bits alone (0o600). */
export interface FileFacts {
  readonly kind: 'file' | 'directory' | 'other'
  readonly size: number
  readonly mode: number
}

/**
 * One open file. Positions and lengths are in bytes. Every method rejects with the system's error (`code` is `ENOSPC`, `EIO`, …) and is
 * never called twice at a time by one owner, except `read`.
 */
export interface OpenFile {
  /** Fills `into` from `position` on, as far as the file goes; returns how many bytes. Fewer than asked need not be the end. */
  read(into: Uint8Array, position: number): Promise<number>
  /** Writes at `position`; returns how many bytes were taken, which may be fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>
  /**
   * Makes what was written, and the length, durable (`fdatasync`). After a rejection nothing is known about the bytes written since the
   * last success, and a later success on this file says nothing about them: the owner closes it, opens it again, and writes anew.
   */
  sync(): Promise<void>
  truncate(length: number): Promise<void>
  close(): Promise<void>
}

/**
 * The part of a file system that the encrypted file store stands on: what it asks for, and no more, so that a test can put a full disk, a
 * failing one or a power cut in its place. Paths are absolute or relative to the process. Nothing is durable before its `sync`: bytes and
 * length by {@link OpenFile.sync}, names (create, rename, unlink) by {@link FileSystem.syncDirectory} of the directory they stand in.
 *
 * @see spec/chapters/26-journal-format.md#durability
 */
export interface FileSystem {
  /**
   * `read` opens an existing file for reading, `write` an existing file for both, `create` makes a new file with mode 0600 for both and
   * rejects with `EEXIST` where there is one. A missing file rejects with `ENOENT`.
   */
  open(path: string, how: 'read' | 'write' | 'create'): Promise<OpenFile>
  /** Makes a directory with mode 0700 and those above it that are missing; one that exists is left as it is. */
  makeDirectory(path: string): Promise<void>
  /** The names in a directory, in no order. */
  list(path: string): Promise<readonly string[]>
  /** What is there, or nothing. */
  facts(path: string): Promise<FileFacts | undefined>
  /** Sets the permission bits. */
  restrict(path: string, mode: number): Promise<void>
  /** Replaces `to` in one step. */
  rename(from: string, to: string): Promise<void>
  unlink(path: string): Promise<void>
  syncDirectory(path: string): Promise<void>
}

/** The code of a system error (`ENOENT`), or `unknown`. */
export function systemCode(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : 'unknown'
}
