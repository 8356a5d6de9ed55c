import { normalizeForSearch } from '../normalize-for-search.ts'
import type { Address, ContactDatum } from './contacts.ts'
import { datumKey } from './datum-key.ts'
import { phoneParts, searchDigits } from './phone-number.ts'

const inOneSpelling = (text: string | undefined) => normalizeForSearch((text ?? '').replaceAll(/[\s,;]+/g, ' ')).trim()

/** The shortest number that is compared without the code of its country. */
const shortest = 6
/** Returns whether two texts are the same phone number, also if only one of them has the code of its country. */
const isSamePhone = (a: string, b: string): boolean => {
  const [one, other] = [phoneParts(a), phoneParts(b)]
  if (one.further !== other.further || one.number.startsWith('+') === other.number.startsWith('+')) return false
  const [full, national] = one.number.startsWith('+') ? [a, b] : [b, a]
  const [digits = ''] = searchDigits(national)
  return digits.length >= shortest && searchDigits(full).includes(digits)
}

type Datum = Pick<ContactDatum, 'entityType' | 'entityValue'>
/** Returns whether two entries are the same number, e-mail address or website in two spellings. */
export const isSameDatum = (a: Datum, b: Datum): boolean =>
  datumKey(a) === datumKey(b) || (a.entityType === 'phone' && b.entityType === 'phone' && isSamePhone(a.entityValue, b.entityValue))

/** Returns whether two postal addresses differ only in case, accents, blanks and commas. */
export const isSameAddress = (a: Omit<Address, 'id'>, b: Omit<Address, 'id'>): boolean =>
  (['address', 'city', 'state', 'zipCode', 'country'] as const).every((part) => inOneSpelling(a[part]) === inOneSpelling(b[part]))
