import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FinishedTape } from './tape.ts'

/** Name of an exchange's folder: its number, method, path and status. */
export function folderName(place: number, { recording }: FinishedTape): string {
  const { method, path } = recording.request
  const words = (path.split('?')[0] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  // A path may hold the id of a job; what is long and holds digits is left out of the name.
  const plain = words.split('-').filter((word) => word !== '' && !(word.length > 3 && /\d/.test(word)))
  const number = String(place).padStart(4, '0')
  return [number, method.toLowerCase(), ...plain, recording.response?.status ?? 'no-answer'].join('-').slice(0, 120)
}

/** Writes an exchange under a name that begins with a dot and renames it, so that no half of one is ever read. */
export async function saveTape(out: string, name: string, tape: FinishedTape): Promise<void> {
  const partial = join(out, `.${name}`)
  await mkdir(partial, { recursive: true })
  await writeFile(join(partial, 'exchange.json'), `${JSON.stringify(tape.recording, null, 2)}\n`)
  if (tape.requestBody) await writeFile(join(partial, 'request.body'), tape.requestBody)
  if (tape.responseBody) await writeFile(join(partial, 'response.body'), tape.responseBody)
  await rename(partial, join(out, name))
}
