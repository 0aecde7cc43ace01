// Do not edit. Made from spec/usage-units.yaml by `npm run generate`.

/** The units that the specification names; a runtime may report others. */
export type UsageUnit =
  | "input_token"
  | "output_token"
  | "cache_write_token"
  | "cache_read_token"
  | "reasoning_token"
  | "embedding_input_token"
  | "image_count"
  | "video_second"
  | "audio_input_second"
  | "audio_output_second"
  | "tool_request"
  | "request"

export interface UsageUnitFacts {
  readonly meaning: string
  /** Whether a fraction is invalid. */
  readonly whole: boolean
  /** The unit that already includes this one, so that the two are never added. */
  readonly partOf?: UsageUnit
}

/** Keyed by any string, because a fact may carry a unit that is not listed. */
export const usageUnits: Readonly<Record<string, UsageUnitFacts>> = {
  "input_token": {
    "meaning": "The whole input, cache reads and writes included.",
    "whole": true
  },
  "output_token": {
    "meaning": "The whole output, reasoning included.",
    "whole": true
  },
  "cache_write_token": {
    "meaning": "Input that the provider wrote to its cache.",
    "whole": true,
    "partOf": "input_token"
  },
  "cache_read_token": {
    "meaning": "Input that the provider read from its cache.",
    "whole": true,
    "partOf": "input_token"
  },
  "reasoning_token": {
    "meaning": "Output spent on reasoning.",
    "whole": true,
    "partOf": "output_token"
  },
  "embedding_input_token": {
    "meaning": "The input of an embedding.",
    "whole": true
  },
  "image_count": {
    "meaning": "Images produced.",
    "whole": true
  },
  "video_second": {
    "meaning": "Seconds of video produced.",
    "whole": false
  },
  "audio_input_second": {
    "meaning": "Seconds of audio in the input.",
    "whole": false
  },
  "audio_output_second": {
    "meaning": "Seconds of audio produced.",
    "whole": false
  },
  "tool_request": {
    "meaning": "Calls of tools that the provider itself ran.",
    "whole": true
  },
  "request": {
    "meaning": "Requests to the provider.",
    "whole": true
  }
}
