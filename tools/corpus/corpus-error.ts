/** A directory that is no corpus; `message` says what is wrong with it and where. */
export class CorpusError extends Error {
  override readonly name = 'CorpusError'
}
