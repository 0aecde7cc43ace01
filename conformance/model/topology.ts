/** A dialect of the lab: a public provider protocol. */
export type DialectName = 'openai-responses' | 'anthropic-messages' | 'fal-queue' | 'openai-chat-completions'

/** One lab target as `LAB_TARGETS` publishes it. @see conformance/README.md spawn contract */
export interface LabTarget {
  readonly id: string
  readonly dialect: DialectName
  readonly base_url: string
  readonly model: string
  readonly api_key_env: string
  readonly abilities: readonly string[]
  readonly capabilities: {
    readonly input_modalities: readonly string[]
    readonly output_modalities: readonly string[]
    readonly stream: boolean
    readonly tools: boolean
    readonly structured_output: boolean
    readonly async: boolean
    readonly cancel: boolean
    /** Parameters of the feature `generation` that its model takes, by their names in the request; absent, none. */
    readonly parameters?: readonly string[]
  }
  readonly max_concurrency: number
  readonly max_queue_depth: number
  readonly timeouts: {
    readonly connect_ms: number
    readonly first_byte_ms: number
    readonly idle_ms: number
    readonly progress_ms: number
  }
  /** What else the extended configuration says of it. */
  readonly anthropic_version?: string
  readonly max_output_tokens?: number
}
