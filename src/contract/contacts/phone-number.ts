import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { digitsIn, numbersIn, plainNumber, withDigitsForLetters } from './phone-text.ts'

/** A phone number as it is dialled: `+4915155501007`, or its digits where no country is known. */
interface DialledNumber {
  readonly number: string
  readonly extension?: string | undefined
}

/** "0171 1234567 (evenings)" */
const noteBehind = /[\s(]+\p{L}\D*$/u

/** The countries in which the zero after the country code is dialled: Italy, San Marino and the Vatican. */
const keepsZero = /^\+(39|378|379)/
const northAmerican = /^1[-. ]?\(?[2-9]\d\d\)?[-. ]?\d{3}[-. ]?\d{4}$/

const asCountry = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined

/** The words for an extension, in many languages, and its digits. */
const extensionBehind =
  /(?:;ext=|(?<!\p{L})(?:ext\p{L}*|x|durchwahl|dw|nebenstelle|poste|ramal|interno|int|toestel|anknytning|wewn|klapka|mellék|dahili|доб\p{L}*|внутр|вн|转|轉|分机|分機|内线|内線|내선|שלוחה|داخلي|داخلی)\.?:? ?|#|,,)(\d{1,7})$/iu

/**
 * Returns the number that a written phone number dials, the first one if there are several; undefined if there is none, or only a
 * code of the phone such as `*21#`.
 *
 * @param country the two letters of the country for numbers without a country code
 */
export const dialledNumber = (written: string, country?: string): DialledNumber | undefined => {
  const text = withDigitsForLetters(numbersIn(plainNumber(written))[0]).replace(noteBehind, '')
  if (/^[*#]/.test(text)) return undefined
  // Written groups of 1-800-555-0100 are North American anywhere; digits in a row could be of another country.
  const isNorthAmerican = northAmerican.test(text) && /^1[-. (]/.test(text)
  const international = isNorthAmerican ? `+${text}` : text.replace(/^\(?(\+|00 ?(?=[1-9]))/, '+')
  const isInternational = international.startsWith('+')
  const whole = isInternational ? international.replace(/\(0+\)/, (zero) => (keepsZero.test(international) ? zero : '')) : text
  const defaultCountry = isInternational ? undefined : asCountry(country)
  const [, tail] = extensionBehind.exec(whole) ?? []
  const main = tail === undefined ? whole : whole.slice(0, whole.lastIndexOf(tail)).replace(/\D+$/, '')
  const parsed = parsePhoneNumberFromString(main, { ...(defaultCountry && { defaultCountry }), extract: false })
  const digits = digitsIn(main)
  if (digits === '') return undefined
  const extension = parsed?.ext ?? tail
  if (isInternational) return { number: parsed ? parsed.number : `+${digits}`, extension }
  // Short numbers such as 112 or an extension of the office are dialled as they are. Some countries have no longer ones.
  const isShort = digits.length < 8 && !digits.startsWith('0') && digitsIn(parsed?.formatNational() ?? '') !== digits
  return { number: parsed?.isValid() && !isShort ? parsed.number : digits, extension }
}

/** Returns the number that is dialled, and what else a text has beside it: its extension and further numbers. Text without a number is both. */
export const phoneParts = (written: string, country?: string): { number: string; further: string } => {
  const dialled = dialledNumber(written, country)
  if (!dialled) return { number: '', further: written.trim().toLowerCase() }
  const text = plainNumber(written)
  const others = text.slice(numbersIn(text)[0].length).replace(/\D/g, '')
  return { number: dialled.number, further: `${dialled.extension ? `;ext=${dialled.extension}` : ''}${others && ` / ${others}`}` }
}

/** Returns the `tel:` address that dials a written phone number; undefined if it has fewer than three digits. */
export const telAddress = (written: string, country?: string): string | undefined => {
  const dialled = dialledNumber(written, country)
  if (!dialled || digitsIn(dialled.number).length < 3) return undefined
  return `tel:${dialled.number}${dialled.extension ? `;ext=${dialled.extension}` : ''}`
}

let known: Set<string> | undefined
const callingCodes = () => {
  known ??= new Set(getCountries().map((country) => getCountryCallingCode(country)))
  return known
}

const nationalDigits = (international: string) => {
  const code = [1, 2, 3].map((length) => international.slice(0, length)).find((start) => callingCodes().has(start))
  return international.slice(code?.length ?? 0).replace(/^0+/, '')
}

const digitsOf = (number: string) => {
  const dialled = dialledNumber(number)?.number ?? ''
  const digits = digitsIn(dialled).replace(/^0+/, '')
  return dialled.startsWith('+') ? [digits, nationalDigits(digits)] : [digits]
}

/** Returns the digits that written phone numbers are found by: with the country code and without it, both without zeros in front. */
export const searchDigits = (written: string): string[] => [...new Set(numbersIn(plainNumber(written)).flatMap(digitsOf))].filter(Boolean)

/** Whether text is a phone number or the beginning of one, and nothing else. */
export const isPhoneNumber = (text: string): boolean =>
  /^[+(]*[\d\s()./-]+([;,\s]*(ext\w*|x)[.:=\s]*\d+)?$/i.test(withDigitsForLetters(numbersIn(plainNumber(text))[0]))
