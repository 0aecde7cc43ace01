import { quote } from '../curl.ts'
import type { BarrierMove, Move, ProcessMove, SentRequest } from '../moves.ts'
import { curlWords } from './curl-words.ts'
import type { Variables } from './words.ts'

/** What differs from run to run: the nonce, and where the lab's trap listens. */
export interface RunWords {
  readonly nonce: string
  readonly elsewhere: string
}

/** A reader that left on purpose is given so much longer than it took, and every other request the time of the whole run. */
const marginSeconds = 1
const patienceSeconds = 10

/**
 * What the client of a run did, as shell lines with curl: one request a line, in the order in which they began. What went on while the
 * next began goes to the background and is waited for where the run waited for it. `$BASE_URL`, `$LAB_URL`, `$ELSEWHERE_URL`, `$nonce` and
 * `$dir` are set by the lines before.
 */
export function shellLines(moves: readonly Move[], { nonce, elsewhere }: RunWords): string[] {
  const variables: Variables = [
    [nonce, 'nonce'],
    [elsewhere, 'ELSEWHERE_URL']
  ]
  const executions = new Map<string, string>()
  const background: { readonly pid: string; readonly ended: number }[] = []
  return moves.flatMap((move, at) => {
    const ready = background.filter(({ ended }) => ended <= move.started)
    for (const job of ready) background.splice(background.indexOf(job), 1)
    const waits = ready.length === 0 ? [] : [`wait ${ready.map(({ pid }) => `"$${pid}"`).join(' ')}`]
    const own = move.kind === 'request' ? requestLines(move, at, variables, executions) : [stageLine(move)]
    const overlapped = (moves[at + 1]?.started ?? Number.POSITIVE_INFINITY) < (move.ended ?? Number.POSITIVE_INFINITY)
    if (!overlapped) return [...waits, ...own]
    const pid = `job${at + 1}`
    background.push({ pid, ended: move.ended ?? Number.POSITIVE_INFINITY })
    const [command = '', ...rest] = own
    return [...waits, `${command} & ${pid}=$!`, ...rest]
  })
}

function requestLines(move: SentRequest, at: number, variables: Variables, executions: Map<string, string>): string[] {
  const curl = curlWords(move.request, { variables, executions }, secondsOf(move))
  if (curl === undefined) return ['# a request with a body too long to be shown: replay sends it']
  const { execution } = move
  if (execution === undefined || executions.has(execution)) return [curl]
  const variable = `execution${executions.size + 1}`
  executions.set(execution, variable)
  const file = `"$dir/${at + 1}"`
  return [`${curl} | tee ${file}`, `${variable}=$(id_in ${file})`]
}

function secondsOf({ request, started, ended }: SentRequest): number {
  if (request.stream?.events === undefined || ended === undefined) return patienceSeconds
  return Math.ceil((ended - started) / 1000) + marginSeconds
}

/** A start may wait for the end of the process before, and takes as long as the runtime does. */
const startSeconds = 60

/** The stage opens barriers, answers a question for one when it is reached, and signals and starts the runtime. */
function stageLine(move: BarrierMove | ProcessMove): string {
  const what = 'barrier' in move ? encodeURIComponent(move.barrier) : (move.signal ?? 'again')
  const seconds = move.kind === 'start' ? startSeconds : patienceSeconds
  return `curl -sS -m ${seconds} -X POST "$LAB_URL/$nonce"${quote(`/${move.kind}/${what}`)}`
}
