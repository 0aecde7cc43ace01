import type { Control } from '../mutant.ts'

const probing: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch = (fetch) => async (input, init) => {
  const url = String(input).replace(/\/(responses|messages)$/, '/models')
  if (url === String(input)) return fetch(input, init)
  const { 'content-type': _, ...headers } = Object.fromEntries(new Headers(init?.headers))
  const probe = await fetch(url, { headers, redirect: 'manual' })
  await probe.arrayBuffer()
  return fetch(input, init)
}

export const asksForModelsFirst: Control = {
  name: 'asks-for-models-first',
  title: 'Every call is preceded by a look at the list of models.',
  edits: () => ({ network: probing })
}
