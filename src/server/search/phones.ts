/** Returns the digits of a phone number, without the zeros that only some spellings begin with. */
export const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^0+/, '')

export const reversed = (digits: string) => [...digits].toReversed().join('')

/** A term of fewer digits is more likely a year or a part of a name. */
const fewest = 4

/** Whether a term looks like a phone number or the beginning of one. */
export const isPhone = (term: string) => /^[+(]?[\d\s()./-]+$/.test(term) && digitsOf(term).length >= fewest
