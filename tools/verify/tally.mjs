/** Counts what a verification found, and tells it line by line. */
export function createTally() {
  const counts = { passed: 0, failed: 0 }
  return {
    /** One line for one part; of what went wrong its output too, at most the last 4000 characters. Gives `good` back. */
    tell(title, good, what = '') {
      console.log(`${good ? 'ok  ' : 'FAIL'}  ${title}`)
      if (!good && what !== '') console.log(what.trim().slice(-4000).replace(/^/gm, '      '))
      counts[good ? 'passed' : 'failed'] += 1
      return good
    },
    /** The tests of a runner that counts its own. */
    add(passed, failed) {
      counts.passed += passed
      counts.failed += failed
    },
    /** The last line, and whether all is well: something was checked, and nothing failed. */
    close() {
      console.log(`${counts.passed} passed, ${counts.failed} failed`)
      return counts.failed === 0 && counts.passed > 0
    }
  }
}
