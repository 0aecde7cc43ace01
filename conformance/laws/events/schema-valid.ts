import { eventTypes } from '../../../generated/events.ts'
import { validateExecutionEvent, validateExtensionEvent } from '../../../generated/validators.mjs'
import { faultOf } from '../shared/schema.ts'
import { streamed } from '../shared/streamed.ts'

/** Every event of a named type, and every extension event, is valid against its schema. */
export const schemaValid = streamed(
  'events/schema-valid',
  () => null,
  (state, event, check) => {
    const named = Object.hasOwn(eventTypes, event.type)
    if (!named && !event.type.startsWith('x-') && event.type !== '') return state
    const validate = event.type.startsWith('x-') ? validateExtensionEvent : validateExecutionEvent
    check(validate(event.frame.json), event, () => ({
      expected: `a valid ${event.type || 'event'}`,
      saw: faultOf(validate)
    }))
    return state
  }
)
