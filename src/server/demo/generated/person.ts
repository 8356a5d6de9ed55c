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

const stranger = (choices: Choices, locale: Locale): Person => {
  const given = choices.pick(locale.given)
  const family = choices.pick(locale.family)
  return named(locale, given, family, `${given.ascii}.${family.ascii}`)
}

/** Somebody who works for nobody that is known; the local part needs a number to be the only one. */
export const freelancer = (choices: Choices): Person => stranger(choices, choices.pick(locales))

/** The colleague at that place of a company; the local part is the only one of its domain. */
export const colleague = (seed: number, company: Company, place: number, choices: Choices): Person => {
  const { locale } = company
  if (choices.chance(0.12)) return stranger(choices, choices.pick(locales.filter((other) => other !== locale)))
  const given = at(locale.given, mixed(seed, company.number, 2) + place * step)
  const family = at(locale.family, mixed(seed, company.number, 3) + place * step)
  const habit = company.attribute(4)
  if (habit < 0.2) return named(locale, given, family, `${given.ascii.slice(0, 1)}.${family.ascii}`)
  return named(locale, given, family, habit < 0.45 ? given.ascii : `${given.ascii}.${family.ascii}`)
}
