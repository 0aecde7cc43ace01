import { ClientError } from '../honest/client/client-error.ts'
import { factsOf } from '../honest/client/parts.ts'
import type { JsonObject } from '../model/driver-protocol.ts'
import type { ClientMutant } from './client-mutant.ts'

export const endingMutants: readonly ClientMutant[] = [
  {
    name: 'takes-the-end-of-the-body-for-the-end',
    title: 'A body that ends cleanly is success.',
    predicts: [
      'ending/early-end',
      'resuming/gives-up',
      'resuming/reconnects',
      'resuming/ids-move-nothing',
      'resuming/overlap',
      'resuming/keeps-progress',
      'resuming/passing-statuses',
      'resuming/other-passing-statuses',
      'resuming/final-statuses',
      'resuming/callers-cursor',
      'reading/unterminated-frame'
    ],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) => (ended.status === 200 && !ended.error ? 'done' : onEnd(ended, cursor))
    })
  },
  {
    name: 'calls-giving-up-success',
    title: 'When all tries are used the reading ends cleanly.',
    predicts: ['ending/early-end', 'resuming/gives-up'],
    edit: () => ({ givesUp: 'as success' })
  },
  {
    name: 'takes-no-content-for-the-end',
    title: 'A 204 is success, whatever has come.',
    predicts: ['ending/no-content', 'ending/early-end'],
    edit: ({ onEnd }) => ({ onEnd: (ended, cursor) => (ended.status === 204 ? 'done' : onEnd(ended, cursor)) })
  },
  {
    name: 'reads-on-behind-the-terminal',
    title: 'Only the end of the body ends the reading.',
    predicts: ['ending/terminal-ends'],
    edit: () => ({ afterTerminal: 'read on' })
  },
  {
    name: 'connects-again-behind-the-terminal',
    title: 'One more connection follows the terminal event.',
    predicts: ['ending/no-reconnect'],
    edit: () => ({ afterTerminal: 'connect again' })
  },
  {
    name: 'leaves-the-connection-open',
    title: 'Behind the terminal event the connection stays open.',
    predicts: ['ending/closes'],
    edit: () => ({ afterTerminal: 'leave open' })
  },
  {
    name: 'waits-for-ever',
    title: 'Silence has no limit.',
    predicts: ['ending/silence'],
    edit: () => ({ idleMs: () => 2 ** 31 - 1, responseMs: () => 2 ** 31 - 1 })
  },
  {
    name: 'takes-comments-for-silence',
    title: 'Only data is life.',
    predicts: ['ending/heartbeats'],
    edit: () => ({ idleRestarts: (text) => text.includes('data') })
  },
  {
    name: 'takes-a-page-for-the-end',
    title: 'A body that is no event stream is success.',
    predicts: ['ending/foreign-stream', 'ending/early-end'],
    edit: ({ onEnd }) => ({
      onEnd: (ended, cursor) =>
        ended.status === 200 && ended.contentType !== undefined && !ended.contentType.startsWith('text/event-stream')
          ? 'done'
          : onEnd(ended, cursor)
    })
  },
  {
    name: 'throws-a-failure-in-place-of-its-event',
    title: '`execution.failed` is no event but an error of the reading.',
    predicts: ['ending/failure-handed-out'],
    edit: () => ({
      handsOut(event) {
        if (event.type !== 'execution.failed') return event
        throw new ClientError('execution_failed', 'the execution failed', factsOf(event.error as JsonObject))
      }
    })
  }
]
