/** The first lines of the stack traces of several languages. */
const traces: readonly RegExp[] = [
  /\n\s+at [^\n]*[:(][^\n()]*:\d+\)?/,
  /Traceback \(most recent call last\)/,
  /\bgoroutine \d+ \[/,
  /\n\s+File "[^"\n]+", line \d+/,
  /stack backtrace:/
]

/** Whether a text holds a stack trace. */
export const hasStackTrace = (text: string): boolean => traces.some((trace) => trace.test(text))
