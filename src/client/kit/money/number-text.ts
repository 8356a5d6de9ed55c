import { digitValue } from '../../../contract/digit-value.ts'

/**
 * Writes a typed number in plain characters: digits of any script and width as 0 to 9, every minus as `-`, every space as one, every apostrophe
 * as `'`. Arabic separators become `.` and `'`. Marks of the writing direction are removed.
 */
export const plainNumberText = (typed: string): string =>
  typed
    // Before the normal form, in which an accent is a space and a combining mark.
    .replace(/[\u2018\u2019\u2032\u02bc\u00b4\u0060\u066c]/g, "'")
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('\u066b', '.')
    .replaceAll('\u060c', ',')
    .replace(/\s+/g, ' ')
    .trim()
