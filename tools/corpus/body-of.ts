/** A response body that comes in exactly these chunks, one a read, and then ends. */
export function bodyOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  let place = 0
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks[place++]
      if (chunk === undefined) controller.close()
      else controller.enqueue(chunk)
    }
  })
}
