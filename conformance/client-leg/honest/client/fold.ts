import type { JsonObject, ReadingDone } from '../../model/driver-protocol.ts'

/** Adds events up. */
export interface Fold {
  add(event: JsonObject): void
  total(): Omit<ReadingDone, 'execution_id' | 'sequences' | 'result'>
}

/** The fold of the snapshot, event by event. */
export function createFold(): Fold {
  const texts = new Map<number, string>()
  const calls = new Map<string, { name: string; pieces: string }>()
  const usage: JsonObject[] = []
  let end: JsonObject | undefined
  const add: Record<string, (event: JsonObject) => void> = {
    'output.delta': ({ output_index: index, delta }) =>
      void texts.set(Number(index), (texts.get(Number(index)) ?? '') + String(delta)),
    'tool.call.started': ({ call_id: id, name }) => void calls.set(String(id), { name: String(name), pieces: '' }),
    'tool.call.arguments.delta': ({ call_id: id, delta }) => {
      const call = calls.get(String(id))
      if (call !== undefined) call.pieces += String(delta)
    },
    'usage.reported': ({ facts }) => void usage.push(...(facts as JsonObject[])),
    'execution.completed': (event) => {
      end = event
    }
  }
  return {
    add: (event) => add[String(event.type)]?.(event),
    total() {
      const outputs = [...texts].sort(([a], [b]) => a - b).map(([index, text]) => ({ index, text }))
      return {
        text: outputs.map(({ text }) => text).join(''),
        outputs,
        tool_calls: [...calls].map(([id, { name, pieces }]) => ({
          call_id: id,
          name,
          arguments: pieces || '{}',
          ...(end === undefined ? { complete: false } : {})
        })),
        usage,
        ...(end?.finish_reason === undefined ? {} : { finish_reason: String(end.finish_reason) })
      }
    }
  }
}
