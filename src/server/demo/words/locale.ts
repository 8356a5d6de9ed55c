import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'

/** Text in its own script and in Latin letters for e-mail addresses. */
export type Word = { text: string; ascii: string }
type City = { name: Word; zipCode: string; state: string | undefined }

/** The names and addresses of one country. */
export type Locale = {
  country: string
  /** Its top-level domain. */
  ending: string
  phone: string
  mobile: string
  given: Word[]
  family: Word[]
  /** Writes a full name with the family name first. Otherwise first and last name are separate. */
  whole: ((given: string, family: string) => string) | undefined
  /** Beginnings of company names. */
  stems: Word[]
  /** The line of business in a company name, one word for each of `sectors`, in order. */
  trades: Word[]
  company: (stem: string, trade: string) => string
  cities: City[]
  streets: string[]
  address: (street: string, number: number) => string
  /** Job titles. The first is for the head of a company. */
  titles: string[]
}

export const sectors = [
  'libraries',
  'health',
  'museums',
  'education',
  'food',
  'retail',
  'travel',
  'music',
  'theatre',
  'publishing',
  'photography',
  'print',
  'hosting',
  'translation',
] as const

const hyphens = (text: string) =>
  normalizeForSearch(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const word = (source: string): Word => {
  const [written = '', spoken] = source.split('/')
  const text = written.replaceAll('_', ' ')
  return { text, ascii: hyphens(spoken ?? text) }
}
const words = (source: string): Word[] => source.trim().split(/\s+/).map(word)

const city = (source: string): City => {
  const [name = '', zipCode = '', state] = source.split(':')
  return { name: word(name), zipCode: zipCode.replaceAll('_', ' '), state: state?.replaceAll('_', ' ') }
}

type Source = Pick<Locale, 'country' | 'ending' | 'phone' | 'mobile'> & {
  /** Words are separated by spaces. `_` is a space within a word. Text after a slash is the same in Latin letters. */
  given: string
  family: string
  stems: string
  trades: string
  /** `name:zip code:state`, each `#` a digit. */
  cities: string
  streets: string
  titles: string
  whole?: Locale['whole']
  /** Whether family names are used for companies. */
  familyFirms?: boolean
  company?: Locale['company']
  address?: Locale['address']
}

export const locale = (source: Source): Locale => {
  const family = words(source.family)
  const stems = words(source.stems)
  return {
    country: source.country,
    ending: source.ending,
    phone: source.phone,
    mobile: source.mobile,
    given: words(source.given),
    family,
    whole: source.whole,
    stems: source.familyFirms === false ? stems : [...stems, ...family],
    trades: words(source.trades),
    company: source.company ?? ((stem, trade) => `${stem} ${trade}`),
    cities: source.cities.trim().split(/\s+/).map(city),
    streets: words(source.streets).map(({ text }) => text),
    address: source.address ?? ((street, number) => `${street} ${number}`),
    titles: words(source.titles).map(({ text }) => text),
  }
}
