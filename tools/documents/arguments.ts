export const usage = `documents: puts into the pages what rows, laws, mutants and real runs say

usage: npm run -s documents -- [--pages]

  --pages  the requirement reference and the table of evidence alone, without running anything
  --help   this text

Rewrites conformance/REQUIREMENTS.md, conformance/evidence.json and outputs in the README.
`

/** What a call asks for; a word that is not known asks for nothing, since everything else here writes. */
export function asked(args: readonly string[]): 'help' | 'pages' | 'all' | 'unknown' {
  if (args.includes('--help')) return 'help'
  if (args.some((word) => word !== '--pages')) return 'unknown'
  return args.length > 0 ? 'pages' : 'all'
}
