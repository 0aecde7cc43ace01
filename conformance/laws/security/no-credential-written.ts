import { judged } from '../shared/judged.ts'

/** No key, whole or in part, raw or encoded, stands in what the runtime itself writes, also where its provider repeats the key. */
export const noCredentialWritten = judged('security/no-credential-written', (view, check) => {
  const claim = (where: string, of: string) => ({ expected: 'no credential', saw: `that of ${of} in ${where}` })
  const [leak] = view.leaks
  for (const call of view.calls) {
    if (!JSON.stringify(call.script ?? '').includes('{{key}}')) continue
    check(leak === undefined, leak ?? call, () => claim(leak?.leak.where ?? '', leak?.leak.of ?? ''))
  }
  for (const each of view.leaks) check.fault(each, claim(each.leak.where, each.leak.of))
  for (const { what, where } of view.heard?.found ?? []) {
    if (what === 'credential') check.fault({ index: view.heard?.index ?? 0 }, claim(where, 'a target'))
  }
})
