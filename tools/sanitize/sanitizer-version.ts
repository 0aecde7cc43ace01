/** Of the program; stands in the provenance of every fixture it made. */
export const sanitizerVersion = '1.1.0'

/** Of the rules: a fixture made under older ones is worth another run. */
export const ruleSetVersion = '2026-11-30'
