// The import rules of the house, one arrow a rule. A folder that no rule names may not be reached by accident: see each `from`.
const test = '\\.test\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'spec-imports-nothing',
      comment: 'spec is data and prose.',
      severity: 'error',
      from: { path: '^(spec|fixtures)/', pathNot: test },
      to: { path: '^(generated|reference|conformance|sdk|tools|spec|fixtures)/' }
    },
    {
      name: 'generated-stands-alone',
      comment: 'generated follows from spec alone and is read by everybody.',
      severity: 'error',
      from: { path: '^generated/', pathNot: test },
      to: { path: '^(spec|reference|conformance|sdk|tools|fixtures)/' }
    },
    {
      name: 'reference-from-generated-only',
      comment: 'The reference knows nothing of the kit that judges it.',
      severity: 'error',
      from: { path: '^reference/', pathNot: test },
      to: { path: '^(spec|conformance|sdk|tools|fixtures)/' }
    },
    {
      name: 'reference-tests-may-use-the-lab',
      comment:
        'Tests of the reference may use the lab, the data that the lab speaks, and what drives a browser over a page.',
      severity: 'error',
      from: { path: `^reference/.*${test}` },
      to: { path: '^(conformance/(?!(lab|model|report/html/testing)/)|sdk/|tools/)' }
    },
    {
      name: 'core-is-inside',
      comment:
        'The core depends on its ports and never on http, providers, stores or telemetry. Its tests put real parts behind the ports.',
      severity: 'error',
      from: { path: '^reference/core/', pathNot: test },
      to: { path: '^reference/(http|providers|stores|telemetry)/' }
    },
    {
      name: 'providers-apart',
      comment: 'An adapter never imports another; what they share stands beside their folders.',
      severity: 'error',
      from: { path: '^reference/providers/([^/]+)/' },
      to: { path: '^reference/providers/[^/]+/', pathNot: '^reference/providers/$1/' }
    },
    {
      name: 'conformance-over-http-only',
      comment:
        'The kit meets every runtime, the reference too, over HTTP. Only mutants and tests import the reference.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: [test, '^conformance/mutants/'] },
      to: { path: '^(spec|reference|sdk|tools)/' }
    },
    {
      name: 'mutants-import-no-sdk',
      severity: 'error',
      comment: 'Mutants edit the reference; they need neither SDK nor tools.',
      from: { path: '^conformance/mutants/', pathNot: test },
      to: { path: '^(spec|sdk|tools)/' }
    },
    {
      name: 'mutants-loaded-by-selftest-alone',
      comment: 'Mutants carry the reference with them, so they are loaded lazily and by selftest only.',
      severity: 'error',
      from: { path: '^conformance/', pathNot: [test, '^conformance/mutants/', '^conformance/cli/commands/selftest'] },
      to: { path: '^conformance/mutants/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'mutants-loaded-lazily',
      comment: 'selftest loads them with a dynamic import.',
      severity: 'error',
      from: { path: '^conformance/cli/commands/selftest', pathNot: test },
      to: { path: '^conformance/mutants/', dynamic: false, dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'client-mutants-loaded-by-selftest-alone',
      comment: 'The kit judges its own client like any other: over the driver protocol.',
      severity: 'error',
      from: {
        path: '^conformance/',
        pathNot: [test, '^conformance/client-leg/(mutants|honest)/', '^conformance/cli/commands/selftest']
      },
      to: { path: '^conformance/client-leg/(mutants|honest)/', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'sdk-on-its-own',
      comment: 'An SDK carries its own generated copies, so that its users install no server.',
      severity: 'error',
      from: { path: '^sdk/', pathNot: test },
      to: { path: '^(spec|generated|reference|conformance|tools|fixtures)/' }
    },
    {
      name: 'nobody-imports-tools',
      comment: 'Verbs live in tools; nouns do not need them.',
      severity: 'error',
      from: { pathNot: '^tools/' },
      to: { path: '^tools/' }
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would slip past every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true }
    },
    {
      name: 'declared-dependencies',
      comment: 'A package comes from package.json, not by luck from a neighbour.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }
    },
    {
      name: 'published-code-needs-no-dev-dependency',
      comment: 'What is published must run from a production install.',
      severity: 'error',
      from: {
        path: '^(generated|reference|conformance|sdk/typescript/src)/',
        pathNot: [test, '/testing/', '^conformance/.*\\.config\\.ts$']
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(-driver)?/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types', 'default'] }
  }
}
