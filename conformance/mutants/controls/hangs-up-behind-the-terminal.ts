import type { Control } from '../mutant.ts'

export const hangsUpBehindTheTerminal: Control = {
  name: 'hangs-up-behind-the-terminal',
  title: 'The connection to a provider is closed as soon as its terminal was read.',
  edits: () => ({
    provider: (_provider, rebuild) => ({
      ...rebuild((fetch) => fetch),
      async *execute(call) {
        const leaving = new AbortController()
        const watched = rebuild((fetch) => (input, init) => {
          const signals = [leaving.signal, ...(init?.signal ? [init.signal] : [])]
          return fetch(input, { ...init, signal: AbortSignal.any(signals) })
        })
        for await (const batch of watched.execute(call)) {
          if (batch.some(({ type }) => type === 'completed')) leaving.abort()
          yield batch
        }
      }
    })
  })
}
