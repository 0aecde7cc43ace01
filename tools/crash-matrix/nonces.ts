/** Collects every record that a store seals, and under which key and nonce, from the bytes that it writes. */
export interface NonceLedger {
  /** A write as it was meant, where in the file, and the file before it. */
  hear(bytes: Buffer, at: number, file: Buffer): void
  readonly records: number
  readonly distinct: number
}

const fileHeaderBytes = 64
const recordHeaderBytes = 48
const tagBytes = 16

/**
 * Reads the layout as the document has it (file header: salt at 32–47; record: payload length at 0–3, nonce at 20–31), not as the store's
 * code does. A record is told apart by its whole bytes: one that is written twice, byte for byte, after a short write is one record.
 *
 * @see spec/chapters/26-journal-format.md#records
 */
export function createNonceLedger(): NonceLedger {
  const sealed = new Set<string>()
  const pairs = new Set<string>()

  function records(bytes: Buffer, from: number, salt: Buffer): void {
    for (let at = from; at + recordHeaderBytes + tagBytes <= bytes.length; ) {
      const end = at + recordHeaderBytes + bytes.readUInt32BE(at) + tagBytes
      if (end > bytes.length) return
      const pair = salt.toString('latin1') + bytes.toString('latin1', at + 20, at + 32)
      // The tag stands for the content: two records of one content under one nonce are one.
      sealed.add(pair + bytes.toString('latin1', end - tagBytes, end))
      pairs.add(pair)
      at = end
    }
  }

  return {
    hear(bytes, at, file) {
      const begins = bytes.subarray(0, 4).toString('latin1') === 'MRK-' && at === 0
      let from = 0
      while (begins && bytes.subarray(from, from + 4).toString('latin1') === 'MRK-') from += fileHeaderBytes
      const head = begins ? bytes : file
      if (head.length >= fileHeaderBytes && (begins || at === file.length)) records(bytes, from, head.subarray(32, 48))
    },
    get records() {
      return sealed.size
    },
    get distinct() {
      return pairs.size
    }
  }
}
