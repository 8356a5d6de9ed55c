const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const

const nameIn = (locale: string, currency: string, currencyDisplay: (typeof displays)[number]) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1).find(({ type }) => type === 'currency')
    ?.value

/** The language of the country that a currency is named for, such as nb-NO for NOK. */
const homeOf = (currency: string) => {
  const { language, region } = new Intl.Locale(`und-${currency.slice(0, 2)}`).maximize()
  return `${language}-${region}`
}

const folded = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[.\s\u200e\u200f]/g, '')
    .toLowerCase()

/** What people write in the country of a currency, and no list of names has. */
const customary: Record<string, readonly string[]> = {
  CHF: ['fr', 'sfr'],
  CNY: ['元', 'rmb'],
  INR: ['rs'],
  PKR: ['rs'],
  RUB: ['руб', 'р'],
  TRY: ['tl'],
  UAH: ['грн'],
}

/** Whether a text names a currency: "€", "EUR", "kr", "zł", "US$", "euro". */
export const isCurrencyName = (text: string, currency: string): boolean =>
  customary[currency]?.includes(folded(text)) ||
  ['en', 'en-GB', homeOf(currency)].some((locale) =>
    displays.some((display) => {
      const name = folded(nameIn(locale, currency, display) ?? '')
      return name === folded(text) || `${name}s` === folded(text)
    }),
  )
