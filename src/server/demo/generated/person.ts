import { type Choices, mixed } from '../seeded.ts'
import type { Locale, Word } from '../words/locale.ts'
import { locales } from '../words/locales.ts'
import type { Company } from './company.ts'

export type Person = { locale: Locale; name: string; lastName: string | undefined; local: string }

const step = 17 // shares no divisor with the length of a list of names, so that colleagues have names of their own

const at = (words: Word[], index: number): Word => words[index % words.length] ?? { text: '', ascii: '' }

const named = (locale: Locale, given: Word, family: Word, local: string): Person =>
  locale.whole
    ? { locale, name: locale.whole(given.text, family.text), lastName: undefined, local }
    : { locale, name: given.text, lastName: family.text, local }

/** Somebody who works for nobody that is known; the local part needs a number to be the only one. */
export const freelancer = (choices: Choices): Person => {
  const locale = choices.pick(locales)
  const given = choices.pick(locale.given)
  const family = choices.pick(locale.family)
  return named(locale, given, family, `${given.ascii}.${family.ascii}`)
}

/** The colleague at that place of a company; the local part is the only one of its domain. */
export const colleague = (seed: number, company: Company, place: number, choices: Choices): Person => {
  const abroad = choices.chance(0.12)
  const locale = abroad ? choices.pick(locales) : company.locale
  const given = at(locale.given, mixed(seed, company.number, 2) + place * step)
  const family = at(locale.family, mixed(seed, company.number, 3) + place * step)
  const habit = company.attribute(4)
  if (!abroad && habit < 0.2) return named(locale, given, family, `${given.ascii.slice(0, 1)}.${family.ascii}`)
  return named(locale, given, family, !abroad && habit < 0.45 ? given.ascii : `${given.ascii}.${family.ascii}`)
}
