/** Ends this process when the one that forked it is gone, however that ended: a listening server would stay for ever. */
export function leaveWithParent(): void {
  process.once('disconnect', () => process.exit())
}
