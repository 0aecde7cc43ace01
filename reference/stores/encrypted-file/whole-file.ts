import type { OpenFile } from './file-system.ts'

/** Writes all of it, in as many steps as the file system takes. A write that takes nothing is a failure, so that this ends. */
export async function writeAll(file: OpenFile, bytes: Buffer, position: number): Promise<void> {
  let done = 0
  while (done < bytes.length) {
    const taken = await file.write(done === 0 ? bytes : bytes.subarray(done), position + done)
    if (taken <= 0) throw new Error('A write took no byte.')
    done += taken
  }
}

/** Reads so many bytes, or those up to the end of the file. */
export async function readUpTo(file: OpenFile, length: number, position: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length)
  let done = 0
  while (done < length) {
    const count = await file.read(bytes.subarray(done), position + done)
    if (count === 0) break
    done += count
  }
  return bytes.subarray(0, done)
}
