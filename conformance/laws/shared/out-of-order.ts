/** Statuses that any operation may have when the runtime itself is at fault or its store is out of reach. */
export const isOutOfOrder = (status: number): boolean => status === 500 || status === 503
