import { localeInfo, numberFormatIn, spellings } from '../../locale.ts'

const signs = ['symbol', 'narrowSymbol', 'code'] as const

/** One, a few and many have names of their own in some languages. */
const counts = [1, 2, 5] as const

const namesIn = (locale: string, currency: string): string[] => {
  const formatAs = (currencyDisplay: 'name' | (typeof signs)[number]) =>
    numberFormatIn(locale, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
  const nameOf = (format: Intl.NumberFormat, count: number) =>
    format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? ''
  const words = formatAs('name')
  return [...signs.map((sign) => nameOf(formatAs(sign), 1)), ...counts.map((count) => nameOf(words, count))]
}

/** The language of the country that a currency is named for, such as nb-NO for NOK. */
const homeOf = (currency: string) => {
  const { language, region } = localeInfo(`und-${currency.slice(0, 2)}`).maximize()
  return `${language}-${region}`
}

const folded = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[.\s\u200e\u200f]/g, '')
    .toLowerCase()

/** What people write in the country of a currency, and no list of names has. */
const customary: Record<string, readonly string[]> = {
  AED: ['dh', 'dhs'],
  BHD: ['bd'],
  CAD: ['c$'],
  CHF: ['fr', 'sfr', 'franken'],
  CNY: ['元', 'rmb'],
  DZD: ['da'],
  EGP: ['le', '£'],
  EUR: ['ευρώ', 'евро'],
  INR: ['rs'],
  JOD: ['jd'],
  KRW: ['원'],
  KWD: ['kd'],
  MAD: ['dh', 'dhs'],
  PKR: ['rs'],
  RUB: ['руб', 'р'],
  SAR: ['sr'],
  SGD: ['s$'],
  TND: ['dt'],
  TRY: ['tl'],
  UAH: ['грн'],
  UYU: ['$u'],
  VND: ['đ', 'd'],
}

/** Whether a text names a currency: "€", "EUR", "kr", "zł", "US$", "euro", "dollars". */
export const isCurrencyName = (text: string, currency: string): boolean => {
  const english = spellings.flatMap((spelling) => namesIn(spelling, currency))
  // "Swiss francs" are also "francs".
  const short = english.map((name) => name.split(/\s/).at(-1) ?? '')
  const names = [...english, ...short, ...namesIn(homeOf(currency), currency)]
  return names.some((name) => folded(name) === folded(text)) || (customary[currency]?.includes(folded(text)) ?? false)
}
