import { isPhoneNumber, searchDigits } from '../../../../contract/contacts/phone-number.ts'

export const reversed = (digits: string) => [...digits].toReversed().join('')

/** A term of fewer digits is more likely a year or a part of a name. */
const fewest = 4

/** Returns the digits that a term finds phone numbers by: with the country code and without it. None if it is not one, or too short. */
export const phoneDigits = (term: string): string[] => {
  const digits = isPhoneNumber(term) ? searchDigits(term) : []
  return (digits[0]?.length ?? 0) < fewest ? [] : digits
}
