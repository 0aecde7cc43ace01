import { ClientError } from '../honest/client/client-error.ts'
import type { ClientMutant } from './client-mutant.ts'

/** Faults of stopping and of guarding what the caller gave. */
export const leavingMutants: readonly ClientMutant[] = [
  {
    name: 'calls-stopping-success',
    title: 'A reading that is stopped ends cleanly.',
    predicts: ['stopping/ends'],
    edit: () => ({ onStop: 'call it done' })
  },
  {
    name: 'stays-connected-when-stopped',
    title: 'The connection of a call that was stopped stays open.',
    predicts: ['stopping/closes'],
    edit: () => ({ onStop: 'leave open' })
  },
  {
    name: 'goes-on-when-stopped',
    title: 'A reading that is stopped connects again.',
    predicts: ['stopping/no-more-requests'],
    edit: () => ({ onStop: 'go on' })
  },
  {
    name: 'cancels-when-stopped',
    title: 'Stopping to read cancels the execution.',
    predicts: ['stopping/no-cancel'],
    edit: () => ({ onStop: 'cancel too' })
  },
  {
    name: 'follows-redirects',
    title: 'A redirect is followed with all that the caller gave.',
    predicts: ['guarding/redirects', 'guarding/follows-nothing'],
    edit: () => ({ follows: (url, headers) => ({ url, headers, sendsBody: true }) })
  },
  {
    name: 'follows-redirects-with-the-request',
    title: 'A redirect is followed without headers, but with the request.',
    predicts: ['guarding/redirects'],
    edit: () => ({ follows: (url) => ({ url, headers: {}, sendsBody: true }) })
  },
  {
    name: 'follows-redirects-bare',
    title: 'A redirect is followed with nothing of the caller.',
    predicts: ['guarding/follows-nothing'],
    edit: () => ({ follows: (url) => ({ url, headers: {}, sendsBody: false }) })
  },
  {
    name: 'shows-headers-in-errors',
    title: 'An error that is printed shows the headers of its request.',
    predicts: ['guarding/no-credentials'],
    edit: ({ printed }) => ({
      printed: (error, given) => `${printed(error, given)} ${JSON.stringify(given.headers)}`
    })
  },
  {
    name: 'shows-the-address-in-errors',
    title: 'An error that is printed shows the base URL.',
    predicts: ['guarding/no-credentials'],
    edit: ({ printed }) => ({ printed: (error, given) => `${printed(error, given)} at ${given.base}` })
  },
  {
    name: 'quotes-strangers',
    title: 'An error quotes any body.',
    predicts: ['guarding/no-foreign-text'],
    edit: ({ errorOf }) => ({
      errorOf(status, body, retryAfterMs) {
        const { kind, message, facts } = errorOf(status, body, retryAfterMs)
        return new ClientError(kind, `${message}: ${body.slice(0, 80)}`, facts)
      }
    })
  }
]
