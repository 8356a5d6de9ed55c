import { type Choices, mixed } from '../seeded.ts'
import type { Locale, Word } from '../words/locale.ts'
import { locales } from '../words/locales.ts'
import type { Company } from './company.ts'

export type Person = { locale: Locale; name: string; lastName: string | undefined; local: string }

const step = 17 // Coprime to the length of every list of names: colleagues get different names.

const at = (words: Word[], index: number): Word => words[index % words.length] ?? { text: '', ascii: '' }

const named = (locale: Locale, given: Word, family: Word, local: string): Person =>
  locale.whole
    ? { locale, name: locale.whole(given.text, family.text), lastName: undefined, local }
    : { locale, name: given.text, lastName: family.text, local }

/** Returns a person without a company. A number makes the e-mail address unique. */
export const freelancer = (choices: Choices): Person => {
  const locale = choices.pick(locales)
  const given = choices.pick(locale.given)
  const family = choices.pick(locale.family)
  return named(locale, given, family, `${given.ascii}.${family.ascii}`)
}

/** Returns the employee with this number. The e-mail address is unique in its domain. */
export const colleague = (seed: number, company: Company, place: number, choices: Choices): Person => {
  const abroad = choices.chance(0.12)
  const locale = abroad ? choices.pick(locales) : company.locale
  const given = at(locale.given, mixed(seed, company.number, 2) + place * step)
  const family = at(locale.family, mixed(seed, company.number, 3) + place * step)
  const habit = company.attribute(4)
  if (!abroad && habit < 0.2) return named(locale, given, family, `${given.ascii.slice(0, 1)}.${family.ascii}`)
  return named(locale, given, family, !abroad && habit < 0.45 ? given.ascii : `${given.ascii}.${family.ascii}`)
}
