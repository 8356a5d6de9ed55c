import { digitValue } from '../digit-value.ts'

/** Writes all digits and hyphens as those of ASCII, and drops invisible characters, signs in front and a label such as `Mobile:` or `callto:`. */
export const plainNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitValue)
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\d+(*#-]+/u, '')
    .replace(/^(?:(?:tel|phone|mobile|fax)\b[.:]*|\p{L}[\p{L} .-]*:)\s*/iu, '')
    .trim()

/** Returns the digits of a number in plain form. */
export const digitsIn = (text: string) => text.replace(/\D/g, '')
/** Fewer digits in front of a slash are an area code: `030 / 123456`. */
const enoughDigits = (text: string) => (text.startsWith('+') ? 8 : digitsIn(text).startsWith('0') ? 7 : 6)

const separators = / ?\/ | \/ ?|[,;|] ?(?=[+(]*\d[\d ()-]{5})| (or|and|oder|od\.?|und|u\.|ou|et|o|y|e|или|и)(?= [+(]*\d)/gi
/** Returns the numbers of a text, of which the first is dialled: `+49 30 123456 / 66`, `0171 5550110 or 0171 5550111`. */
export const numbersIn = (text: string): [string, ...string[]] => {
  for (const { index, 0: separator } of text.matchAll(separators)) {
    const [first, others] = [text.slice(0, index), text.slice(index + separator.length)]
    if (digitsIn(first).length < enoughDigits(first)) continue
    return digitsIn(others).length < 6 ? [first] : [first, ...numbersIn(others.trim())]
  }
  return [text]
}

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']
/** Letters that stand for digits, as in `1-800-FLOWERS`: few digits, then one word without a space before it, or in capitals. */
export const withDigitsForLetters = (text: string) => {
  const [, digits = '', word = ''] = /^([+\d][\d().\s-]*?)((?:[-.)\d]|\s(?=[A-Z-]+\d*$))[a-z][a-z-]{2,}\d*)$/i.exec(text) ?? []
  if (word === '' || digitsIn(digits + word).length > 7 || digitsIn(digits + word).length + word.replace(/[^a-z]/gi, '').length < 7)
    return text
  return digits + word.replace(/[a-z]/gi, (letter) => String(keypad.findIndex((key) => key.includes(letter.toLowerCase())) + 2))
}
