import { mixed, share } from '../seeded.ts'
import { type Locale, sectors, type Word } from '../words/locale.ts'
import { locales } from '../words/locales.ts'

export type Company = { number: number; locale: Locale; sector: number; name: string; domain: string; attribute: (salt: number) => number }

const stride = 7919 // A prime above any number of names: no name repeats within a round.

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}

const placeOf = (locale: Locale, round: number): { word: Word | undefined; repeat: number } => {
  if (round === 0) return { word: undefined, repeat: 0 }
  return { word: at(locale.cities, round - 1).name, repeat: Math.floor((round - 1) / locale.cities.length) }
}

/** Returns the company with this number. Names and domains are unique: later rounds add the city, then a number. */
export const companyOf = (seed: number, number: number): Company => {
  const locale = at(locales, mixed(seed, number, 1))
  const names = locale.stems.length * sectors.length
  const chosen = (number * stride + 101) % names
  const sector = chosen % sectors.length
  const stem = at(locale.stems, Math.floor(chosen / sectors.length))
  const trade = at(locale.trades, sector)
  const { word, repeat } = placeOf(locale, Math.floor(number / names))
  const ordinal = repeat === 0 ? '' : String(repeat + 1)
  const parts = [locale.company(stem.text, trade.text), word?.text, ordinal]
  const labels = [stem.ascii, trade.ascii, word?.ascii, ordinal]
  return {
    number,
    locale,
    sector,
    name: parts.filter(Boolean).join(' '),
    domain: `${labels.filter(Boolean).join('-')}.${locale.ending}`,
    attribute: (salt) => share(seed, number, salt),
  }
}
