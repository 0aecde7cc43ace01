import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../model/driver-protocol.ts'
import type { ClientMutant } from './client-mutant.ts'

/** A copy without the fields of this kind, at any depth. */
function without(value: unknown, isLeftOut: (name: string, value: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => without(entry, isLeftOut))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name, held]) => !isLeftOut(name, held))
  return Object.fromEntries(kept.map(([name, held]) => [name, without(held, isLeftOut)]))
}

export const askingMutants: readonly ClientMutant[] = [
  {
    name: 'fills-in-defaults',
    title: 'What the caller leaves out is filled in.',
    predicts: ['asking/unaltered'],
    edit: () => ({ body: (request) => JSON.stringify({ tool_choice: 'auto', ...(request as JsonObject) }) })
  },
  {
    name: 'leaves-out-what-is-false',
    title: 'What is false, zero or empty is not sent.',
    predicts: ['asking/unaltered'],
    edit: () => ({ body: (request) => JSON.stringify(without(request, (_, value) => !value)) })
  },
  {
    name: 'sends-plain-text',
    title: 'The body is called plain text.',
    predicts: ['asking/media-type'],
    edit: () => ({ bodyHeaders: { 'content-type': 'text/plain;charset=UTF-8' } })
  },
  {
    name: 'folds-the-case-of-keys',
    title: 'A key is sent in lower case.',
    predicts: ['asking/given-key'],
    edit: ({ key }) => ({ key: (given) => key(given)?.toLowerCase() })
  },
  {
    name: 'makes-keys-with-blanks',
    title: 'A key that the client makes holds blanks.',
    predicts: ['asking/legal-key'],
    edit: () => ({ key: (given) => given ?? `key of ${randomUUID()}` })
  },
  {
    name: 'makes-a-key-for-every-try',
    title: 'A submit that is sent again has another key.',
    predicts: ['asking/same-key'],
    edit: () => ({ keyAgain: () => randomUUID() })
  },
  {
    name: 'repeats-a-submit-without-a-key',
    title: 'A submit without a key is sent again.',
    predicts: ['asking/same-key'],
    edit: () => ({ key: (given) => given })
  },
  {
    name: 'keeps-one-key-for-all',
    title: 'Every submit has the same key.',
    predicts: ['asking/new-key'],
    edit: () => ({ key: (given) => given ?? 'the-key' })
  },
  {
    name: 'makes-no-key',
    title: 'A submit has a key only if the caller gives one, and is then tried once.',
    predicts: ['asking/makes-a-key'],
    edit: ({ retriesPlain }) => ({
      key: (given) => given,
      retriesPlain: (status, tries, limit, key) => key !== undefined && retriesPlain(status, tries, limit, key)
    })
  },
  {
    name: 'takes-a-replay-for-a-refusal',
    title: 'A submit that is answered with 200 has failed.',
    predicts: ['asking/replay'],
    edit: ({ isSuccess }) => ({
      isSuccess: (operation, status) => isSuccess(operation, status) && (operation !== 'submit' || status === 202)
    })
  },
  {
    name: 'tries-plain-calls-once',
    title: 'A plain call is never tried again.',
    predicts: ['asking/retries'],
    edit: () => ({ retriesPlain: () => false })
  },
  {
    name: 'forgets-headers-when-it-resumes',
    title: 'A resumed connection is without the headers of the caller.',
    predicts: ['asking/callers-headers'],
    edit: ({ headers }) => ({ headers: (given, isAgain) => (isAgain ? {} : headers(given, isAgain)) })
  },
  {
    name: 'tells-half-of-an-answer',
    title: 'Of an answer some known fields are left out.',
    predicts: ['asking/answers', 'folding/result'],
    edit: () => ({ answer: ({ usage: _, ...body }) => body })
  },
  {
    name: 'drops-unknown-fields-of-answers',
    title: 'Of an answer only known fields are told.',
    predicts: ['asking/unknown-fields'],
    edit: () => ({ answer: (body) => without(body, (name) => name.startsWith('x_')) as JsonObject })
  },
  {
    name: 'keeps-a-cancel-to-itself',
    title: 'A cancel is not sent.',
    predicts: ['asking/cancel'],
    edit: () => ({ cancels: false })
  },
  {
    name: 'forgets-the-path-of-the-base-url',
    title: 'Operations stand at the root of the host.',
    predicts: ['asking/base-path'],
    edit: () => ({ address: (base, path) => new URL(path, base).href })
  }
]
