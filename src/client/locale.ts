/** The language of the screens. The way that dates are put together is ours: `17 Nov 2026`. */
const language = 'en'
/** The same language as people write it elsewhere: `US$` is `$` there. */
export const spellings = [language, 'en-GB'] as const

/** Creates a format for each set of options once, on its first use: creating one is slow. */
const cached = <Options, Format>(create: (options: Options) => Format) => {
  const made = new Map<string, Format>()
  return (options: Options): Format => {
    const key = JSON.stringify(options)
    const format = made.get(key) ?? create(options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options))
export const dateFormat = cached((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options))
const displayNames = cached((type: Intl.DisplayNamesType) => new Intl.DisplayNames(language, { type }))
const segmenter = cached((granularity: 'word') => new Intl.Segmenter(language, { granularity }))
const pluralRules = cached((type: Intl.PluralRuleType) => new Intl.PluralRules(language, { type }))
const listFormat = cached((type: Intl.ListFormatType) => new Intl.ListFormat(language, { type }))

// The formats of other languages are for what people write in their own: `1,5` in German.
export const numberFormatIn = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, options)

export const dateFormatIn = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, options)

/** What Intl says about a language or a country: `und-DE`. */
export const localeInfo = (locale: string): Intl.Locale => new Intl.Locale(locale)

/** Separates the words of a text. */
export const wordSegmenter = (): Intl.Segmenter => segmenter('word')

/** "Euro", of the code of a currency. */
export const currencyName = (code: string): string => displayNames('currency').of(code) ?? code

/** The time zone of this device. */
export const deviceTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The forms of a word or a sentence for numbers: "contact", "contacts". */
export interface Plural {
  readonly one: string
  readonly other: string
}

/** The form that goes with a number. */
export const plural = (count: number, forms: Plural): string => (pluralRules('cardinal').select(count) === 'one' ? forms.one : forms.other)

/** "Ada, Ben, and Cy" */
export const joinList = (texts: Iterable<string>): string => listFormat('conjunction').format(texts)

const nameFormat = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' })

/** "November", or "Nov". Months begin at 1. */
export const monthLabel = (month: number, width: 'long' | 'short' = 'long'): string =>
  nameFormat({ month: width }).format(Date.UTC(2026, month - 1, 15))

/** "Sunday", or "Sun". Sunday is 0. */
export const weekdayLabel = (weekday: number, width: 'long' | 'short' = 'long'): string =>
  nameFormat({ weekday: width }).format(Date.UTC(2026, 10, 1 + weekday))

/** A label within a sentence: "Add a deal" for "Deal", but "PDF". Languages that write nouns with capitals leave it as it is. */
export const inSentence = (label: string): string =>
  /^.[\p{Ll}-]/u.test(label) || label.length === 1 ? label.charAt(0).toLocaleLowerCase(language) + label.slice(1) : label
