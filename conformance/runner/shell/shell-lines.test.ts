import { expect, test } from 'vitest'
import type { ClientRequest } from '../../client/index.ts'
import type { Move, SentRequest } from '../moves.ts'
import { shellLines } from './shell-lines.ts'

const nonce = 'n-0123456789abcdef'
const run = { nonce, elsewhere: 'http://127.0.0.1:4999' }
const plain = "curl -sSiN -w '\\n' -m 10"

const sent = (request: Partial<ClientRequest>, started = 0, ended = started + 1): SentRequest => ({
  kind: 'request',
  request: { operation: 'raw', method: 'GET', path: '/v1/runtime', ...request },
  started,
  ended
})

const lineOf = (request: Partial<ClientRequest>): string => shellLines([sent(request)], run)[0] ?? ''

test('a request is sent with its own headers and none that curl would add', () => {
  expect(lineOf({})).toBe(`${plain} "$BASE_URL"/v1/runtime -H Accept:`)
  expect(lineOf({ headers: { accept: 'text/event-stream', 'x-a': ['1', 'two words'], 'x-empty': '' } })).toBe(
    `${plain} "$BASE_URL"/v1/runtime -H 'accept: text/event-stream' -H 'x-a: 1' -H 'x-a: two words' -H 'x-empty;'`
  )
  expect(lineOf({ method: 'DELETE', path: '/v1/a?b=c&d=[e]' })).toBe(
    `${plain} -g --path-as-is -X DELETE "$BASE_URL"'/v1/a?b=c&d=[e]' -H Accept:`
  )
  expect(lineOf({ method: 'HEAD' })).toContain(' -I "$BASE_URL"')
})

test('variables stand for the nonce and for the trap, wherever they are', () => {
  const body = JSON.stringify({ text: `[${nonce}]`, url: 'http://127.0.0.1:4999/x', more: "it's" })
  expect(lineOf({ method: 'POST', body, headers: { 'idempotency-key': `k-${nonce}` } })).toBe(
    `${plain} "$BASE_URL"/v1/runtime -H 'idempotency-key: k-'"$nonce" -H Accept: -H Content-Type: -H Expect: --data-binary '{"text":"['"$nonce"']","url":"'"$ELSEWHERE_URL"'/x","more":"it'\\''s"}'`
  )
})

test('long runs of a character are made by a command, bytes that are no text are decoded, what cannot be shown is written as numbers', () => {
  expect(lineOf({ method: 'POST', body: `{"a":"${'x'.repeat(5000)}"}` })).toMatch(
    /^\{ printf %b '\{"a":"'; head -c 5000 \/dev\/zero \| tr '\\000' x; printf %b '"\}'; \} \| curl .* --data-binary @-$/
  )
  expect(lineOf({ method: 'POST', body: Buffer.from([0xff, 0x00]) })).toMatch(/^printf %s \/wA= \| base64 -d \| curl /)
  expect(lineOf({ method: 'POST', body: 'a\\\n\u202e' })).toMatch(
    /^\{ printf %b 'a\\\\\\012\\0342\\0200\\0256'; \} \| curl /
  )
  expect(lineOf({ method: 'POST', body: '@/etc/hosts' })).not.toContain('--data-binary @/')
})

test('a body too long to be shown is left to replay', () => {
  const body = Array.from({ length: 20_000 }, (_, at) => at).join()
  expect(lineOf({ method: 'POST', body })).toBe('# a request with a body too long to be shown: replay sends it')
})

test('the id of an execution is taken from its answer and put in its place alone', () => {
  const submit: Move = {
    ...sent({ operation: 'submitExecution', method: 'POST', path: '/v1/executions', body: '' }),
    execution: '1'
  }
  const lines = shellLines([submit, sent({ path: '/v1/executions/1/events?after=1' }, 2)], run)
  expect(lines[0]).toMatch(/ \| tee "\$dir\/1"$/)
  expect(lines.slice(1)).toEqual([
    'execution1=$(id_in "$dir/1")',
    `${plain} "$BASE_URL"/v1/executions/"$execution1"'/events?after=1' -H Accept:`
  ])
})

test('what goes on while the next begins goes to the background and is waited for where the run waited', () => {
  const moves: Move[] = [
    sent({ path: '/a' }, 0, 50),
    { kind: 'reached', barrier: 'in the middle', started: 1, ended: 10 },
    sent({ path: '/b' }, 11, 12),
    { kind: 'release', barrier: 'in the middle', started: 13, ended: 13 },
    sent({ path: '/c' }, 60, 61)
  ]
  const lines = shellLines(moves, run).map((line) => line.replace(/curl .*"\$BASE_URL"(\/.) -H Accept:/, 'GET $1'))
  expect(lines).toEqual([
    'GET /a & job1=$!',
    'curl -sS -m 10 -X POST "$LAB_URL/$nonce"/reached/in%20the%20middle',
    'GET /b',
    'curl -sS -m 10 -X POST "$LAB_URL/$nonce"/release/in%20the%20middle',
    'wait "$job1"',
    'GET /c'
  ])
})

test('a reader that left after some events is given little more time than it took', () => {
  const stream = { reader: 'live', after: 0, via: 'none' as const, events: 2 }
  expect(shellLines([sent({ stream }, 0, 1500)], run)[0]).toContain(' -m 3 ')
})
