import type { Client, ClientRequest } from '../client/index.ts'
import type { ProcessSignal } from '../model/process.ts'
import type { TranscriptItem } from '../model/transcript.ts'
import type { Enrolment } from './context.ts'
import type { OwnRuntime } from './own-runtime.ts'

/** A request that the client side of a run has sent. Times are those of the given clock. */
export interface SentRequest {
  readonly kind: 'request'
  readonly request: ClientRequest
  readonly started: number
  /** Absent while it goes on. */
  ended?: number
  /** The execution that a submit was answered with. */
  execution?: string
}

/** A look at a barrier of the lab, or its opening. */
export interface BarrierMove {
  readonly kind: 'reached' | 'release'
  readonly barrier: string
  readonly started: number
  ended?: number
}

/** A signal to the runtime's process, or its start after its end. */
export interface ProcessMove {
  readonly kind: 'signal' | 'start'
  /** Absent for a start. */
  readonly signal?: ProcessSignal
  readonly started: number
  ended?: number
}

export type Move = SentRequest | BarrierMove | ProcessMove

/** Everything that the client side of one run does, in the order in which it begins. */
export interface MoveLog {
  readonly moves: readonly Move[]
  client(client: Client): Client
  enrolment(enrolment: Enrolment): Enrolment
  runtime(runtime: OwnRuntime): OwnRuntime
}

/** Requests beyond so many only say the same again (a sweep reads a log from every place). */
const most = 60

/** Starts a log. It changes nothing that passes through it. */
export function createMoveLog(now: () => number): MoveLog {
  const moves: Move[] = []
  const add = <M extends Move>(move: M): M => {
    if (moves.length < most) moves.push(move)
    return move
  }
  return {
    moves,
    client: (client) => ({ ...client, send: (request) => send(client, request, add, now) }),
    enrolment: (enrolment) => ({
      ...enrolment,
      async reached(barrier) {
        const move = add({ kind: 'reached', barrier, started: now() } as BarrierMove)
        await enrolment.reached(barrier)
        move.ended = now()
      },
      release(barrier) {
        add({ kind: 'release', barrier, started: now(), ended: now() })
        enrolment.release(barrier)
      }
    }),
    runtime: (runtime) => ({
      ...runtime,
      signal(signal) {
        add({ kind: 'signal', signal, started: now(), ended: now() })
        runtime.signal(signal)
      },
      async start() {
        const move = add({ kind: 'start', started: now() } as ProcessMove)
        const ready = await runtime.start()
        move.ended = now()
        return ready
      },
      async launch() {
        const move = add({ kind: 'start', started: now() } as ProcessMove)
        await runtime.launch()
        move.ended = now()
      }
    })
  }
}

async function send(
  client: Client,
  request: ClientRequest,
  add: (move: SentRequest) => SentRequest,
  now: () => number
): ReturnType<Client['send']> {
  const move = add({ kind: 'request', request, started: now() })
  const end = (): void => {
    move.ended = now()
  }
  const { stream } = request
  const watched =
    stream === undefined ? request : { ...request, stream: { ...stream, onItem: heard(move, stream.onItem) } }
  const answer = await client.send(watched)
  if (answer.kind === 'stream') {
    void answer.closed.then(end)
    return answer
  }
  end()
  if (request.operation === 'submitExecution') noteExecution(move, answer.exchange.execution)
  return answer
}

function heard(move: SentRequest, next: ((item: TranscriptItem) => void) | undefined): (item: TranscriptItem) => void {
  return (item) => {
    if (item.kind === 'sse.frame' && move.request.operation === 'submitExecution') noteExecution(move, item.execution)
    next?.(item)
  }
}

function noteExecution(move: SentRequest, execution: string | undefined): void {
  if (execution !== undefined && execution !== '') move.execution ??= execution
}
