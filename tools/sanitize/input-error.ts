/** A folder that cannot be read as recordings or fixtures; `message` says where and why and holds nothing of their content. */
export class InputError extends Error {
  override readonly name = 'InputError'
}
