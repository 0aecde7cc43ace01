/** What of an opened stream tells where it began. */
interface Cursors {
  readonly after: number
  readonly lesser?: number
}

/**
 * The opening with the cursor that the runtime took. Of two differing ones the greater should win; a stream whose first event lies right
 * behind the lesser one took that, which is legal. Any other beginning is judged by the greater.
 */
export function withCursorTaken<Opened extends Cursors>(opened: Opened, first: unknown): Opened {
  const { lesser } = opened
  return lesser !== undefined && first === lesser + 1 ? { ...opened, after: lesser } : opened
}
