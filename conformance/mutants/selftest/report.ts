import type { RequirementId } from '../../../generated/requirements.ts'
import type { ControlResult } from './judge-control.ts'
import type { MutantResult } from './judge-mutant.ts'
import type { NullResult } from './judge-null.ts'
import type { FirstFailure } from './observe.ts'
import type { SelftestResult } from './run-selftest.ts'

/** The figures of `selftest --json`. */
export interface SelftestSummary {
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  readonly controls: number
  readonly controls_clean: number
  readonly nulls: number
  readonly nulls_at_zero: number
  readonly must_laws: number
  readonly must_laws_with_mutant: number
}

/** Counts what a self-test found; `survived` is every mutant that was not killed, for whatever reason. */
export function summaryOf(result: SelftestResult): SelftestSummary {
  const { mutants, controls, nulls } = result
  const killed = mutants.filter(({ outcome }) => outcome === 'killed').length
  return {
    mutants: mutants.length,
    killed,
    survived: mutants.length - killed,
    controls: controls.length,
    controls_clean: controls.filter(({ clean }) => clean).length,
    nulls: nulls.length,
    nulls_at_zero: nulls.filter(({ atZero }) => atZero).length,
    must_laws: result.mustLaws.length,
    must_laws_with_mutant: result.shownToFail.length
  }
}

/**
 * The matrix of mutants and laws, a line a mutant: `●` a law that it was predicted to break, `+` another one that broke; then what is
 * wrong, and the figures.
 */
export function matrixOf(result: SelftestResult): string {
  const { calibration, mutants, controls, nulls, mustLaws, shownToFail, filtered } = result
  const unshown = filtered ? [] : mustLaws.filter((law) => !shownToFail.includes(law))
  const lines = [
    ...mutants.map(mutantLine),
    ...controls.map(controlLine),
    ...nulls.map(nullLine),
    ...failures('the reference itself', calibration.failed),
    ...calibration.faults.map((fault) => `the reference itself: ${fault}`),
    ...unshown.map((law) => `no mutant was killed by ${law}`),
    figures(result)
  ]
  return `${lines.join('\n')}\n`
}

const column = 46

function mutantLine({ mutant, outcome, failed, reason }: MutantResult): string {
  const others = [...failed.keys()].filter((law) => !mutant.predicts.includes(law))
  const hit = mutant.predicts.map((law) => `${failed.has(law) ? '●' : '○'} ${law}`)
  const laws = [...hit, ...others.map((law) => `+ ${law}`)].join('  ')
  const line = `${outcome.padEnd(9)}${mutant.name.padEnd(column)} ${laws}`
  return reason === undefined ? line : `${line}\n         ${reason}`
}

function controlLine({ control, clean, failed, faults }: ControlResult): string {
  const line = `${(clean ? 'clean' : 'unclean').padEnd(9)}${control.name}`
  return [line, ...failures(control.name, failed), ...faults.map((fault) => `         ${fault}`)].join('\n')
}

function nullLine({ subject, atZero, exitCode, passed, passedUnproven }: NullResult): string {
  const line = `${(atZero ? 'zero' : 'above').padEnd(9)}${subject.name.padEnd(column)} exit ${exitCode}`
  const unproven = passedUnproven.length === 0 ? '' : `  without the proof: ${passedUnproven.join('  ')}`
  const wrong = passed.length === 0 ? '' : `  passed: ${passed.join('  ')}`
  return line + wrong + unproven
}

function failures(name: string, failed: ReadonlyMap<RequirementId, FirstFailure>): string[] {
  return [...failed].map(
    ([law, { scenario, dialect, witness }]) =>
      `         ${name} broke ${law} in ${scenario} (${dialect}): expected ${witness.expected}; saw ${witness.saw}`
  )
}

function figures(result: SelftestResult): string {
  const { mutants, killed, controls, controls_clean, nulls, nulls_at_zero, must_laws, must_laws_with_mutant } =
    summaryOf(result)
  return [
    `${killed} of ${mutants} mutants killed`,
    `${controls_clean} of ${controls} controls clean`,
    `${nulls_at_zero} of ${nulls} null runtimes at zero`,
    ...(result.filtered ? [] : [`${must_laws_with_mutant} of ${must_laws} MUST laws shown to fail`])
  ].join(' · ')
}
