#!/usr/bin/env node
// The main job, as `npm run conform` runs it: the kit against the built reference, spawned like any other runtime.
// What stands behind `npm run conform --` are options of the kit, which is why the runtime's command is added here, behind them.
import { fileURLToPath } from 'node:url'

const given = process.argv.slice(2)
// The commands that reports print are run again, also without what is added here: they name the kit's own program.
process.argv[1] = fileURLToPath(new URL('../../dist/conformance/cli/main.js', import.meta.url))
process.argv.splice(2, given.length, 'conform', '--config-dialect', 'extended', ...given)
process.argv.push('--', 'node', 'dist/reference/main.js', '--port', '{port}')
await import('../../dist/conformance/cli/main.js')
