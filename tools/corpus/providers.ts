import type { RuntimeConfig } from '../../reference/index.ts'
import type { CorpusProvider } from './index-file.ts'

/** A configuration that serves each provider under an ability of its name. `baseUrls` are where they are. */
export function corpusConfig(baseUrls: Readonly<Record<CorpusProvider, string>>): RuntimeConfig {
  const provider = (type: CorpusProvider) => ({
    type,
    id: type,
    model: 'recorded',
    abilities: [type],
    api_key_env: 'CORPUS_KEY',
    base_url: baseUrls[type]
  })
  return { providers: [provider('openai-responses'), provider('anthropic-messages')], event_store: { type: 'memory' } }
}

/** A credential that is none. */
export const corpusEnv = { CORPUS_KEY: 'corpus-key' }
