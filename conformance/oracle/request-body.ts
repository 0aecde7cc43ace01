/** A request body as submitted; nothing of it is trusted. */
export type RequestBody = Readonly<Record<string, unknown>>

/** A value as an object; anything else is an empty one. */
export const record = (value: unknown): RequestBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RequestBody) : {}

/** A value as a list of objects; anything else is an empty one. */
export const records = (value: unknown): readonly RequestBody[] => (Array.isArray(value) ? value.map(record) : [])
