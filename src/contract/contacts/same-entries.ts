import { normalizeForSearch } from '../normalize-for-search.ts'
import type { Address, ContactDatum } from './contacts.ts'

const inOneSpelling = (text: string | undefined) => normalizeForSearch((text ?? '').replaceAll(/[\s,;]+/g, ' ')).trim()

/** Returns the digits of a phone number, and whether they begin with the code of a country. */
const dialed = (text: string) => {
  const [isFull, digits] = [/^\s*\(?\s*(\+|00)/.test(text), text.replaceAll(/\(0\)/g, text.includes('+') ? '' : '0').replaceAll(/\D/g, '')]
  return { isFull, digits: isFull ? digits.replace(/^00/, '') : digits }
}
/** The shortest number that is compared without the code of its country. */
const shortest = 6
/** Compares a number as dialed within a country (`030 1234567`) with one that has the code of a country (`+49 30 1234567`). */
const isNational = (full: string, national: string) => {
  const local = national.replace(/^0/, '')
  const code = full.length - local.length
  return local.length >= shortest && full.endsWith(local) && code >= 1 && code <= 3
}
/** Returns whether two texts are the same phone number, with or without blanks, punctuation and the code of the country. */
export const isSamePhone = (a: string, b: string): boolean => {
  const [one, other] = [dialed(a), dialed(b)]
  if (one.isFull === other.isFull) return one.digits === other.digits
  const [full, national] = one.isFull ? [one, other] : [other, one]
  return isNational(full.digits, national.digits) || full.digits === national.digits
}

/** Returns a website without its protocol, `www.`, the end of an empty path, and the case of its host. */
const siteOf = (text: string) => {
  const [host = '', ...path] = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split('/')
  return [host.toLowerCase(), ...path].join('/').replace(/\/+$/, '')
}

type Datum = Pick<ContactDatum, 'entityType' | 'entityValue'>
/** Returns whether two entries are the same number, e-mail address or website in two spellings. */
export const isSameDatum = (a: Datum, b: Datum): boolean => {
  if (a.entityType !== b.entityType) return false
  if (a.entityType === 'phone') return isSamePhone(a.entityValue, b.entityValue)
  if (a.entityType === 'website') return siteOf(a.entityValue) === siteOf(b.entityValue)
  return a.entityValue.trim().toLowerCase() === b.entityValue.trim().toLowerCase()
}

/** Returns whether two postal addresses differ only in case, accents, blanks and commas. */
export const isSameAddress = (a: Omit<Address, 'id'>, b: Omit<Address, 'id'>): boolean =>
  (['address', 'city', 'state', 'zipCode', 'country'] as const).every((part) => inOneSpelling(a[part]) === inOneSpelling(b[part]))
