import { isCompanyName } from './company-form.ts'

interface Name {
  readonly name: string
  readonly lastName: string
}

/** A title before a name. Those that are names too have a full stop. */
const title =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|herr|herrn|frau|mme|mlle|monsieur|madame|srta|señora?|dott|signora?|dhr|mevr|mevrouw|г-н|г-жа|пан[иі])\.?|(?:hr|fr|sr|sra|sig|ing|mag|med|rer|nat|phil|jur|lic|univ|dipl(?:\.?-\p{L}+)?)\.)$/iu

/** What follows a name and is no part of it. */
const degree =
  /^(?:ph\.?d|m\.d|m\.?sc|b\.?sc|m\.?eng|b\.?eng|mba|m\.a|b\.a|cpa|cfa|dds|esq|ll\.?m|ll\.?b|pmp|dipl(?:\.?-?\p{L}+)?|\(fh\)|dr|prof)\.?$/iu

/** What stands after a comma and is no first name. */
const suffix = /^(?:jr|sr|ii|iii|iv|md|ma|ba|ph|d|mag|ing|med|rer|nat|phil|jur|h\.?c)\.?$/i

const company =
  /(?:^|\s)(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|co|corp|s\.?a|s\.?l|s\.?r\.?l|b\.?v|n\.?v|oy|ab|as|a\/s|limited|incorporated|(?:&|and|und|et) (?:sons|söhne|fils|partners?))\.?$/i

/** A last name begins with them: "de la Cruz", "van der Berg". */
const particle =
  /^(?:van|von|vom|zu|zum|zur|der|den|de|del|della|di|da|das|do|dos|du|des|la|las|le|los|ten|ter|af|av|bin|ibn|ben|el|al|und)$/

/** Belongs to the last name before it. */
const generation = /^(?:(?:jr|sr)\.?|ii|iii|iv|\(.*\))$/i

const isParticle = (word: string | undefined) => word !== undefined && particle.test(word)

/** A last name in capitals; initials such as J.R. are none. */
const isCapitals = (word: string | undefined) => word !== undefined && /^(?!.*\.)[\p{Lu}\p{P}]{3,}$/u.test(word)

/** Names in these scripts have the last name first. */
const isLastFirstScript = (words: readonly string[]) =>
  words.every((word) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u.test(word))

/** Pyotr Sergeevich Ivanov: with a patronymic at the end, the last name is first. */
const endsWithPatronymic = (words: readonly string[]) => words.length === 3 && /(?:вич|вна|ична|инична)$/.test(words[2] ?? '')

/** Words, with brackets as one. */
const wordsOf = (text: string) => text.match(/\([^)]*\)|\S+/g) ?? []

/** Returns the words of a name without titles and degrees, unless one word is left. */
const withoutTitles = (words: readonly string[], least = 2): readonly string[] => {
  const from = words.findIndex((word) => !title.test(word))
  const to = words.findLastIndex((word) => !degree.test(word)) + 1
  return from >= 0 && to - from >= least ? words.slice(from, to) : words
}

const joined = (first: readonly string[], last: readonly string[]): Name =>
  first.length === 0 ? { name: last.join(' '), lastName: '' } : { name: first.join(' '), lastName: last.join(' ') }

/** The last name is the first word, with the particles before it. */
const splitLastFirst = (words: readonly string[]) => {
  const end = words.findIndex((word) => !isParticle(word)) + 1 || words.length
  return joined(words.slice(end), words.slice(0, end))
}

/** Splits a name written first name first. The last name is the last word, with the particles before it. */
const splitInOrder = (words: readonly string[]): Name => {
  if (words.length < 2) return joined([], words)
  // "van der Berg Jan", "WEBER Anna": the last name comes first.
  if (isParticle(words[0])) return splitLastFirst(words)
  const capitals = words.findIndex((word) => !isCapitals(word))
  if (capitals > 0) return joined(words.slice(capitals), words.slice(0, capitals))
  const last = words.findLastIndex((word) => !generation.test(word))
  const first = words.findIndex((word, at) => at > 0 && at < last && isParticle(word))
  const from = first < 0 ? Math.max(1, last) : first
  return joined(words.slice(0, from), words.slice(from))
}

const isSuffix = (part: string) => wordsOf(part).every((word) => suffix.test(word) || title.test(word) || degree.test(word))

/** Splits a full name of a file: "Anna Weber", or "Weber, Anna". A title is no part of it. @param isLastFirst "Weber Anna" */
export const readName = (whole: string, isLastFirst = false): Name => {
  const [last = '', ...rest] = whole.split(',').map((part) => part.trim())
  if (isCompanyName(whole.trim()) || rest.some((part) => company.test(part))) return { name: whole.trim(), lastName: '' }
  const first = rest.find((part) => part !== '' && !isSuffix(part))
  if (first !== undefined && last !== '') return joined(withoutTitles(wordsOf(first), 1), withoutTitles(wordsOf(last), 1))
  const words = withoutTitles(wordsOf(last || first || ''))
  if (words.length === 2 && words.length === wordsOf(last).length && title.test(words[0] ?? '')) return joined([], words)
  return isLastFirst || isLastFirstScript(words) || endsWithPatronymic(words) ? splitLastFirst(words) : splitInOrder(words)
}
