/** The key of each adapter under `extensions`; cases put a trap of the same name into each. */
export const ownExtension: Readonly<Record<string, string>> = {
  'openai-responses': 'openai',
  'openai-chat-completions': 'openai',
  'anthropic-messages': 'anthropic',
  'fal-queue': 'fal'
}
