/** 128 random bits as visible ASCII. `crypto.randomUUID` is missing in a page that was not loaded securely; random values are not. */
export const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
