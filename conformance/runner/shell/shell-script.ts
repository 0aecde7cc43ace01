/** What a script is made of. */
export interface ScriptParts {
  readonly requirement: string
  /** The command that starts the runtime and the lab with the scenario, up to its option `--stage`'s value. */
  readonly stage: (file: string) => string
  readonly lines: readonly string[]
}

/**
 * A shell script that makes a run again by hand: it starts the stage (runtime and lab), does what the client did, and stops what it
 * started. Needs sh, curl, sed, tr, od and head.
 */
export function shellScript({ requirement, stage, lines }: ScriptParts): string {
  return `# ${requirement}: the failing run again, with curl. First the runtime and the lab, with this scenario.
dir=$(mktemp -d)
${stage('"$dir/stage"')} > "$dir/log" 2>&1 & stage=$!
until [ -s "$dir/stage" ] || ! kill -0 "$stage" 2> /dev/null; do sleep 0.1; done
[ -s "$dir/stage" ] && . "$dir/stage" || cat "$dir/log"
# A mark of this run, by which the lab knows whose call it is; and the id of an execution from an answer.
nonce=n-$(od -An -N8 -tx1 /dev/urandom | tr -d ' \\n')
id_in() { for i in 1 2 3 4 5 6 7 8 9; do sed -n 's/.*"execution_id" *: *"\\([A-Za-z0-9_.:~-]*\\)".*/\\1/p' "$1" | head -n 1 | grep . && break; sleep 0.1; done; }
# What the client did.
${lines.join('\n')}
# Stop what was started.
kill "$stage"; wait "$stage"; rm -r "$dir"
`
}
