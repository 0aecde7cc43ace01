import type { StreamClosed, StreamOpened } from '../../model/transcript.ts'
import type { Item } from '../../model/verdict.ts'
import type { Place } from './check.ts'
import { withCursorTaken } from './cursor-taken.ts'
import { isTerminal, type SeenEvent, seenEvent } from './event.ts'

/** One event stream from its head to its end. */
export interface ReaderView extends Place {
  readonly name: string
  readonly execution: string
  readonly opened: StreamOpened
  readonly events: readonly SeenEvent[]
  readonly comments: readonly SeenComment[]
  readonly closed?: StreamClosed
  /** Position of the end in the run. */
  readonly closedIndex?: number
  /** The first terminal event that it got. */
  readonly terminal?: SeenEvent
}

/** A comment of a stream, or a block without data. */
export interface SeenComment extends Place {
  readonly time: number
  readonly id?: string
  /** How many events came before it. */
  readonly behind: number
}

interface Draft {
  readonly index: number
  readonly opened: StreamOpened
  readonly events: SeenEvent[]
  readonly comments: SeenComment[]
  closed?: StreamClosed
  closedIndex?: number
}

/** All streams of a run in order of opening; a reader's name used again begins a new one. */
export function readersOf(items: readonly Item[]): readonly ReaderView[] {
  const drafts: Draft[] = []
  const current = new Map<string, Draft>()
  for (const [index, item] of items.entries()) {
    if (item.kind === 'sse.opened') {
      const draft: Draft = { index, opened: item, events: [], comments: [] }
      drafts.push(draft)
      current.set(item.reader, draft)
    } else if (item.kind === 'sse.frame') {
      current.get(item.reader)?.events.push(seenEvent(item, index))
    } else if (item.kind === 'sse.comment') {
      const { time, reader, execution, id } = item
      const draft = current.get(reader)
      const own = id === undefined ? {} : { id }
      draft?.comments.push({ index, time, reader, execution, ...own, behind: draft.events.length })
    } else if (item.kind === 'sse.closed') {
      const draft = current.get(item.reader)
      if (draft) Object.assign(draft, { closed: item, closedIndex: index })
    }
  }
  return drafts.map(finish)
}

function finish(draft: Draft): ReaderView {
  const { index, events, comments, closed, closedIndex } = draft
  const opened = withCursorTaken(draft.opened, events[0]?.sequence)
  const terminal = events.find(isTerminal)
  return {
    index,
    reader: opened.reader,
    name: opened.reader,
    execution: opened.execution,
    opened,
    events,
    comments,
    ...(closed === undefined ? {} : { closed }),
    ...(closedIndex === undefined ? {} : { closedIndex }),
    ...(terminal === undefined ? {} : { terminal })
  }
}
