import { canonicalAmount, currencies, isAmount } from '../../../contract/wire/money.ts'
import { decimalsOf } from '../../ui/money/format-money.ts'
import { isCurrencyName } from './currency-names.ts'
import type { DecimalMark } from './decimal-mark.ts'
import { plainNumberText } from './number-text.ts'

/** What a typed amount means. */
export type AmountReading =
  /** Decimal text as the service takes it; `mark` is the decimal mark that the text shows that the person uses. */
  | { readonly amount: string; readonly mark?: DecimalMark | undefined }
  /** It may be the first, which is a thousand times the second. `mark` is the separator between the digits. */
  | { readonly choices: readonly [whole: string, fraction: string]; readonly mark: DecimalMark }
  /** `isNearly` when it is an amount that is not taken as it is written, such as one of another currency. */
  | { readonly fault: string; readonly isNearly?: boolean }

interface AmountContext {
  /** The currency of the amount; none for a quantity. */
  readonly currency?: string | undefined
  /** The decimal mark of the person, if it is known. */
  readonly mark?: DecimalMark | undefined
  /** Whether the person chose that mark when asked. */
  readonly isChosen?: boolean | undefined
  /** The message about a text that is no amount. */
  readonly advice?: string | undefined
}

const amountAdvice = 'Use an amount like 1250 or 1250.50.'

/** Three digits in each group but the first, or groups of two before the last three as in India. */
const areGroups = (digits: string, separator: string) => {
  const [first = '', ...others] = digits.split(separator)
  const last = others.at(-1) ?? ''
  const inside = others.slice(0, -1)
  if (!/^[1-9]\d{0,2}$/.test(first) || last.length !== 3 || others.some((group) => !/^\d+$/.test(group))) return false
  return (
    inside.every(({ length }) => length === 3) || (separator === ',' && first.length <= 2 && inside.every(({ length }) => length === 2))
  )
}

const otherMark = (mark: DecimalMark): DecimalMark => (mark === '.' ? ',' : '.')

type Parts =
  | { readonly whole: string; readonly fraction: string; readonly mark?: DecimalMark }
  | { readonly head: string; readonly tail: string; readonly mark: DecimalMark }

/** Splits digits and separators, or returns undefined where the separators do not make an amount. A `head` and a `tail` may be both. */
const split = (text: string): Parts | undefined => {
  const grouped = /^\d{1,3}([ ']\d{3})+(?=[.,]|$)/.exec(text)
  const digits = grouped ? grouped[0].replace(/[ ']/g, '') + text.slice(grouped[0].length) : text
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined
  const marks = digits.replace(/\d/g, '')
  const mark = marks.at(-1) as DecimalMark | undefined
  if (mark === undefined) return { whole: digits, fraction: '' }
  const [whole = '', fraction = '', ...more] = digits.split(mark)
  if (more.length > 0)
    return areGroups(digits, mark) ? { whole: digits.replaceAll(mark, ''), fraction: '', mark: otherMark(mark) } : undefined
  const groups = otherMark(mark)
  if (whole.includes(groups)) {
    return areGroups(whole, groups) && fraction !== '' ? { whole: whole.replaceAll(groups, ''), fraction, mark } : undefined
  }
  const head = whole.replace(/^0+/, '')
  if (!grouped && fraction.length === 3 && /^\d{1,3}$/.test(head)) return { head, tail: fraction, mark }
  return { whole: whole || '0', fraction, ...(fraction !== '' && { mark }) }
}

/** Removes the sign: a minus in front, or brackets around the amount. */
const unsigned = (text: string) => {
  const inside = /^\((.*)\)$/.exec(text)?.[1]?.trim()
  const [, sign = '', rest = ''] = /^([+-]?) ?(.*)$/s.exec(inside ?? text) ?? []
  return { isNegative: sign === '-' || inside !== undefined, rest }
}

/** Removes the words before and after the number; they name a currency. */
const withoutNames = (text: string) => {
  const [, before = '', number = '', after = ''] = /^((?:[^\d.,'()+-]|(?<=[\p{L}/])\.)*)(.*?)([^\d'()]*)$/su.exec(text) ?? []
  // "250.–", "250,-", "250.", "250:-" and "250/-": no cents.
  const closing = /^(?:[.,] ?-{0,2}|[:/]-)/.exec(after)?.[0] ?? ''
  const names = [before.trim(), after.slice(closing.length).trim()].filter((name) => name !== '')
  return {
    number,
    names,
    closing: closing[0] as DecimalMark | ':' | '/' | undefined,
    isMinusBehind: /(?:\d|\p{Sc}|\b[A-Z]{3})-$/u.test(number + after) && closing === '',
  }
}

/**
 * Reads an amount as people type it: `1250`, `€1,250.50`, `1.250,50`, `1 250,50 kr`, `1’250.–`, `(250.00)`, `12,50,000`, `٣٥٠`. Up to three
 * digits, a separator and three digits are a thousand or a fraction: the person's decimal mark decides, then the decimals of the currency. Three
 * digits of a fraction that the currency has not are asked about, unless the person chose the mark; both readings are returned.
 */
export const readAmount = (
  typed: string,
  { currency, mark, isChosen = false, advice = amountAdvice }: AmountContext = {},
): AmountReading => {
  const outer = unsigned(plainNumberText(typed))
  const { number, names, closing, isMinusBehind } = withoutNames(outer.rest)
  const inner = unsigned(number.trim())
  const sign = outer.isNegative || inner.isNegative ? '-' : ''
  const [name] = names
  if (isMinusBehind && sign === '' && currency !== undefined) return { fault: 'Put the minus in front of the amount.', isNearly: true }
  const isTwiceNegative = outer.isNegative && inner.isNegative
  if (isTwiceNegative || inner.rest === '' || names.length > 1 || (name !== undefined && currency === undefined)) return { fault: advice }
  if (name !== undefined && currency !== undefined && !isCurrencyName(name, currency)) {
    const isNearly = /^\P{L}*\p{Sc}$/u.test(name) || currencies().has(name)
    return isNearly ? { fault: `This amount is in ${currency}. Enter it without “${name}”.`, isNearly } : { fault: advice }
  }
  const parts = split(inner.rest)
  if (parts === undefined) return { fault: advice }
  const amountOf = (text: string, shown?: DecimalMark): AmountReading => {
    if (isAmount(text)) return { amount: canonicalAmount(text), mark: shown }
    const [whole = '', fraction = ''] = text.replace('-', '').split('.')
    return { fault: fraction.length > 4 ? 'Use at most 4 decimals.' : whole.length > 15 ? 'Use at most 15 digits.' : advice }
  }
  if ('whole' in parts) return amountOf(`${sign}${parts.whole}${parts.fraction && `.${parts.fraction}`}`, parts.mark)
  const [whole, fraction] = [`${sign}${parts.head}${parts.tail}`, `${sign}${parts.head}.${parts.tail}`] as const
  // "1.250,-": what stands before the missing cents is the decimal mark.
  if (closing !== undefined && closing !== parts.mark) return amountOf(whole, closing === '.' || closing === ',' ? closing : undefined)
  const decimals = currency === undefined ? 2 : decimalsOf(currency)
  const isFraction = mark === undefined ? undefined : mark === parts.mark
  if (decimals === 3 && isFraction !== false) return amountOf(fraction)
  if (decimals === 0 && isFraction !== true) return amountOf(whole)
  const isUnusual = isFraction === true && currency !== undefined && !isChosen
  if (isFraction === undefined || isUnusual || decimals === 3 || decimals === 0) return { choices: [whole, fraction], mark: parts.mark }
  return amountOf(isFraction ? fraction : whole)
}

/** Returns a stored amount as text to edit, which reads as the same amount whatever the decimal mark of the person is. */
export const amountText = (amount: string): string => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(amount) ? `${amount}0` : amount)
