const letter = /[\p{L}\p{N}]\p{M}*/u
// Scripts that write names without spaces, or join their letters: one character is enough.
const single =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Tamil}]/u
const legalForm = /^(株式会社|有限会社|合同会社|一般社団法人|\(株\)|（株）)\s*(?=.)/u

const firstOf = (word: string): string => letter.exec(word)?.[0].toLocaleUpperCase() ?? ''

/**
 * Returns the letters of an avatar: of the first and last word for a person ("SA", "ГП"), one character in scripts that
 * join or stack letters ("佐"), one letter for a company.
 */
export const initials = (name: string, kind: 'person' | 'company' = 'person'): string => {
  const words = name
    .replace(legalForm, '')
    .split(/[\s\u00a0]+/u)
    .filter((word) => letter.test(word))
  const first = words[0]
  if (first === undefined) return '?'
  const head = firstOf(first)
  const last = words.at(-1)
  if (kind === 'company' || words.length === 1 || last === undefined || single.test(head)) return head
  return head + firstOf(last)
}
