import { checkExcluded } from '../shared/excluded.ts'
import { judged } from '../shared/judged.ts'

/** A target that cannot honour a neutral field is neither selected nor called. */
export const cannotHonour = judged('features/cannot-honour', (view, check) => {
  checkExcluded(
    view,
    check,
    (request) => neutralFields.some((field) => request[field] !== undefined),
    () => true
  )
})

const neutralFields = [
  ...['instructions', 'tools', 'tool_choice', 'parallel_tool_calls', 'output_schema'],
  ...['max_output_tokens', 'temperature', 'top_p', 'stop', 'reasoning_effort']
]
