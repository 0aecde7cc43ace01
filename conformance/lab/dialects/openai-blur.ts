/** A string of random length in `obfuscation`: OpenAI blurs packet sizes with it. */
export function blur(random: () => number): string {
  const length = 1 + Math.floor(random() * 16)
  return `${random().toString(36)}${random().toString(36)}`.replaceAll('0.', '').slice(0, length)
}
