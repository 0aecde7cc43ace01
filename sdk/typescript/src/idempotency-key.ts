/** A random UUID. `crypto.randomUUID` is missing in a page that was not loaded securely; random bytes are not. */
export const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(36))
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, (_, at) => ((bytes[at] ?? 0) % 16).toString(16))
}
