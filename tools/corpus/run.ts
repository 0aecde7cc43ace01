import { type Chunking, perByte, perLine, randomCuts, whole } from './chunkings.ts'
import { compare, type Difference } from './compare.ts'
import { playInProcess } from './in-process.ts'
import type { RecordedStream } from './index-file.ts'
import type { Observation } from './observe.ts'
import { startHttpStage } from './over-http.ts'

/** A stream that came out otherwise than its index says, and how it was cut then. */
export interface Mismatch {
  readonly file: string
  /** `http` or `in process`, and the name of the chunking. */
  readonly played: string
  readonly differences: readonly Difference[]
}

/** A stream counts as matched when it matched at every chunking. */
export interface CorpusReport {
  readonly streams: number
  readonly matched: number
  readonly mismatches: readonly Mismatch[]
}

const overHttp: readonly Chunking[] = [whole, perLine, randomCuts(1), randomCuts(2), randomCuts(3)]
const inProcess: readonly Chunking[] = [whole, perLine, randomCuts(4), perByte]

/** Plays every stream through lab, adapters and core over HTTP, and through adapters and core in process, at every chunking. */
export async function runCorpus(streams: readonly RecordedStream[]): Promise<CorpusReport> {
  const mismatches: Mismatch[] = []
  const stage = await startHttpStage()
  try {
    for (const stream of streams) {
      mismatches.push(...(await playAll(stream, 'http', overHttp, stage.play)))
      mismatches.push(...(await playAll(stream, 'in process', inProcess, playInProcess)))
    }
  } finally {
    await stage.stop()
  }
  const mismatched = new Set(mismatches.map(({ file }) => file))
  return { streams: streams.length, matched: streams.length - mismatched.size, mismatches }
}

type Play = (stream: RecordedStream, chunks: readonly Uint8Array[]) => Promise<Observation>

async function playAll(
  stream: RecordedStream,
  how: string,
  chunkings: readonly Chunking[],
  play: Play
): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = []
  for (const chunking of chunkings) {
    const differences = compare(stream.expect, await play(stream, chunking.cut(stream.bytes)))
    if (differences.length > 0) mismatches.push({ file: stream.file, played: `${how}, ${chunking.name}`, differences })
  }
  return mismatches
}
