import type { ExecutionRequest } from '../../../generated/types.ts'

/** Whether an input says nothing that only the feature `conversation` has words for. */
export const isPlain = ({ input }: ExecutionRequest): boolean =>
  input.every(({ type }) => type === 'text' || type === 'json')
