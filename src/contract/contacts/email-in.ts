import { withoutInvisible } from '../wire/values.ts'

/** An address, with the name of its owner before it, which may have commas, and the marks that mail programs put around it. Longer parts than 255 characters are none. */
const address =
  /(?:(?:"[^"\n]{0,255}"\s*|[^;<>"@\n]{0,255})<\s*)?(?:mailto:)?([^\s,;<>"():?]{1,255}@[^\s,;<>"():?]{1,255})(?:\?[^\s,;<>"]*)?\s*>?/gi

const isMark = (text: string) => /^[\s,;<>.:()'"[\]/|&+]*$/.test(text)
/** What people write around addresses: `E-mail: a@x.example`, `a@x.example and b@x.example`, `a@x.example (work)`. */
const isNote = (text: string) => /^(?:(?:e-?mail|mail|smtp|work|home|private?)\s*:|and|or|und|oder|et|ou|y|e|o|\([^()]*\))$/i.test(text)
const plainOf = (text: string) => withoutInvisible(text.normalize('NFC')).trim()

/**
 * Returns the values of text that may hold several e-mail addresses: `Olaf Grau <olaf@grau.example>; mailto:kim@blau.example`. What is no
 * address is a value of its own.
 */
export const emailValues = (text: string): string[] => {
  const plain = plainOf(text)
  const found = [...plain.matchAll(address)].map(([, email = '']) => email.replace(/^['[]+/, '').replace(/[\]'.]+$/, ''))
  const rest = plain
    .replaceAll(address, '\n')
    .split(/[\n;]|:::/)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter((part) => !isMark(part) && !(found.length > 0 && isNote(part)))
  return [...new Set(found), ...rest]
}

/** Returns the addresses of text that may hold several, separated by commas, semicolons or line breaks: `a@x.example, Bo <b@x.example>`. */
export const emailsIn = (text: string): string[] => emailValues(text).filter((value) => value.includes('@'))

/**
 * Returns the address within text such as `Olaf Grau <olaf@example.com>`, `mailto:olaf@example.com?subject=Hi` or `olaf@example.com;`,
 * without invisible characters. Text that is not one address is returned trimmed.
 */
export const emailIn = (text: string): string => {
  const plain = plainOf(text)
  const [value, ...others] = emailValues(plain.replace(/^e-?mail:/i, ''))
  return value !== undefined && others.length === 0 ? value : plain
}
