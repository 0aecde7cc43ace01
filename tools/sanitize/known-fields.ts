import type { ProviderName } from './provider-name.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Members of the OpenAI response object, which also stand in its snapshots. */
const response =
  words(`id object created_at completed_at status model output usage error incomplete_details metadata previous_response_id
  conversation reasoning text tools tool_choice parallel_tool_calls service_tier instructions max_output_tokens max_tool_calls temperature
  top_p top_logprobs background background_options store safety_identifier prompt prompt_cache_key prompt_cache_retention
  prompt_cache_options truncation tool_usage moderation input_transformations user frequency_penalty presence_penalty context_management
  access_programs billing output_text image`)

const openai = [
  ...response,
  ...response.map((name) => `response.${name}`),
  ...words(`type sequence_number response item item_id output_index content_index summary_index command_index annotation_index partial_image_index
    delta text part annotation arguments input logprobs obfuscation code message param refusal name command output
    partial_image_b64 size quality output_format stream stream_options include data has_more first_id last_id owned_by created
    shutdown_date deleted input_tokens`)
]

/** Members of the Anthropic message. */
const message =
  words(`id type role model content stop_reason stop_sequence stop_details usage container diagnostics context_management
  input_transformations`)

const anthropic = [
  ...message,
  ...message.map((name) => `message.${name}`),
  ...words(`message index content_block delta error request_id max_tokens messages system stream stop_sequences tools tool_choice thinking
    output_config metadata service_tier speed inference_geo cache_control temperature top_p top_k mcp_servers betas input_tokens data has_more
    first_id last_id display_name created_at lifecycle line deprecated_at retires_at max_input_tokens capabilities`)
]

/** What models answer differs; these are the members that most of them share. */
const fal =
  words(`status request_id gateway_request_id response_url status_url cancel_url queue_position logs metrics error error_type detail
  images image video audio audio_file audio_url seed timings has_nsfw_concepts nsfw_content_detected prompt text chunks languages output
  reasoning usage partial image_size num_images num_inference_steps guidance_scale image_url image_urls video_url duration aspect_ratio
  negative_prompt enable_safety_checker sync_mode output_format content_type file_name file_size url width height models next_cursor
  has_more payload payload_error language task voice strength acceleration resolution fps model system_prompt temperature max_tokens`)

const known: Readonly<Record<ProviderName, ReadonlySet<string>>> = {
  'openai-responses': new Set(openai),
  'anthropic-messages': new Set(anthropic),
  'fal-queue': new Set(fal)
}

/**
 * Whether a top-level member of a request, an answer or an event, or a member of the response or message object in it, is one that the rules
 * were written for.
 */
export const isKnownField = (provider: ProviderName, name: string): boolean => known[provider].has(name)
