/** A directory that holds no usable fixtures; `message` says where and why. */
export class FixtureError extends Error {
  override readonly name = 'FixtureError'
}
