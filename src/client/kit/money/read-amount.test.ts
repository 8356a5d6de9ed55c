import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFigure, formatMoney, formatSum } from '../../ui/money/format-money.ts'
import { amountText, readAmount } from './read-amount.ts'

describe('an amount', () => {
  it.each([
    ['1250', '1250'],
    ['1250.50', '1250.50'],
    ['12,50', '12.50'],
    ['-12,5', '-12.5'],
    ['.5', '0.5'],
    [',50', '0.50'],
    ['5.', '5'],
    ['0,125', '0.125'],
    ['0,005', '0.005'],
    ['-0,500', '-0.500'],
    ['0.125', '0.125'],
    ['0,1234', '0.1234'],
    ['00,500', '0.500'],
    ['2.1250', '2.1250'],
    ['1250,125', '1250.125'],
    ['1,250.50', '1250.50'],
    ['1.250,00', '1250.00'],
    ['1,250,000', '1250000'],
    ['1,250,000.50', '1250000.50'],
    ['1.250.000', '1250000'],
    ['12,50,000', '1250000'],
    ['1,23,456', '123456'],
    ['1,23,456.78', '123456.78'],
    ['1 250,00', '1250.00'],
    ['1\u00a0250,00', '1250.00'],
    ['1\u202f250,00', '1250.00'],
    ['1\u2009250', '1250'],
    ['1 250,125', '1250.125'],
    ['1’250.–', '1250'],
    ['1.250,-', '1250'],
    ['1,250.-', '1250'],
    ['1.250,–', '1250'],
    ["1'250.5", '1250.5'],
    ['1’250.-', '1250'],
    ['250,-', '250'],
    ['250,—', '250'],
    ['(250.00)', '-250.00'],
    ['(€250.00)', '-250.00'],
    ['−250.00', '-250.00'],
    ['–250', '-250'],
    ['- 250', '-250'],
    ['+250', '250'],
    ['-€12.50', '-12.50'],
    ['€-12.50', '-12.50'],
    ['€12', '12'],
    ['€ 1.250,00', '1250.00'],
    ['12 €', '12'],
    ['12,50 EUR', '12.50'],
    ['eur 12', '12'],
    ['12 euros', '12'],
    ['1`250.50', '1250.50'],
    ['1´250.50', '1250.50'],
    ['1′250.50', '1250.50'],
    ['500/-', '500'],
    ['1,00,000/-', '100000'],
    ['1250:-', '1250'],
    ['1 250:-', '1250'],
    ['12 Euro', '12'],
    ['1 euro', '1'],
    ['12 ευρώ', '12'],
    ['１２５０', '1250'],
    ['１，２５０．５０', '1250.50'],
    ['٣٥٠', '350'],
    ['١٢٣٤', '1234'],
    ['۱۲۳۴', '1234'],
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['१२५०', '1250'],
    ['0005', '5'],
    ['-0', '0'],
    ['-0,00', '0.00'],
  ])('%j is %j', (typed, amount) => {
    expect(readAmount(typed, { currency: 'EUR' })).toMatchObject({ amount })
  })

  it.each([
    ['kr 1 250,00', 'NOK', '1250.00'],
    ['99 kr', 'SEK', '99'],
    ['12,50 zł', 'PLN', '12.50'],
    ['$1,250.50', 'USD', '1250.50'],
    ['US$12', 'USD', '12'],
    ['¥1250', 'JPY', '1250'],
    ['￥１２５０', 'JPY', '1250'],
    ['R$ 12,50', 'BRL', '12.50'],
    ['CHF 1’250.50', 'CHF', '1250.50'],
    ['Fr. 12.50', 'CHF', '12.50'],
    ['1250元', 'CNY', '1250'],
    ['1.250,50 TL', 'TRY', '1250.50'],
    ['Rs. 12,50,000', 'INR', '1250000'],
    ['500 руб.', 'RUB', '500'],
    ['1,250.50원', 'KRW', '1250.50'],
    ['1.250.000 đ', 'VND', '1250000'],
    ['12,500 DT', 'TND', '12.500'],
    ['KD 1.250', 'KWD', '1.250'],
    ['S/. 12.50', 'PEN', '12.50'],
    ['S$12', 'SGD', '12'],
    ['C$ 12', 'CAD', '12'],
    ['$U 12', 'UYU', '12'],
    ['£12', 'EGP', '12'],
    ['12 dollars', 'AUD', '12'],
    ['12 Dollar', 'USD', '12'],
    ['12 Franken', 'CHF', '12'],
    ['99 kronor', 'SEK', '99'],
    ['99 kroner', 'DKK', '99'],
    ['Rs 500/-', 'INR', '500'],
    ['₹ 1,00,000/-', 'INR', '100000'],
  ])('%j in %s is %j', (typed, currency, amount) => {
    expect(readAmount(typed, { currency })).toMatchObject({ amount })
  })

  it.each(['1,250', '12,500', '125.000', '-1.250', '1.250', '01,250', '001.250'])('%j may be a thousand or a fraction', (typed) => {
    const plain = typed.replace(/[.,]/, '').replace(/^0+/, '')
    const fraction = typed.replace(',', '.').replace(/^0+/, '')
    expect(readAmount(typed, { currency: 'EUR' })).toMatchObject({ choices: [plain, fraction] })
  })

  it.each(['--5', '−−5', '-(5)', '(5)-'])('%j is refused: it has two signs', (typed) => {
    expect(readAmount(typed, { currency: 'EUR' })).toMatchObject({ fault: 'Use an amount like 1250 or 1250.50.' })
  })

  it('is decided by the decimal mark of the person', () => {
    const read = (typed: string, mark: '.' | ',') => readAmount(typed, { currency: 'EUR', mark })
    expect([read('1,250', '.'), read('1.250', '.')]).toMatchObject([{ amount: '1250' }, { choices: ['1250', '1.250'] }])
    expect([read('1,250', ','), read('1.250', ',')]).toMatchObject([{ choices: ['1250', '1.250'] }, { amount: '1250' }])
    expect(readAmount('1,250', { currency: 'EUR', mark: ',', isChosen: true })).toEqual({ amount: '1.250' })
    expect([read('0,125', '.'), read('0.125', ',')]).toMatchObject([{ amount: '0.125' }, { amount: '0.125' }])
  })

  it('takes the decimals that its currency has', () => {
    const read = (typed: string, currency: string, mark?: '.' | ',') => readAmount(typed, { currency, mark })
    expect(read('12,345', 'TND')).toEqual({ amount: '12.345' })
    expect(read('1.250', 'KWD')).toEqual({ amount: '1.250' })
    expect(read('0,005', 'BHD')).toMatchObject({ amount: '0.005' })
    expect(read('12,345', 'TND', '.')).toMatchObject({ choices: ['12345', '12.345'] })
    expect(read('1,250', 'JPY')).toEqual({ amount: '1250' })
    expect(read('1.250', 'KRW')).toEqual({ amount: '1250' })
    expect(read('1.250', 'JPY', '.')).toMatchObject({ choices: ['1250', '1.250'] })
    expect(read('1000.50', 'JPY')).toMatchObject({ amount: '1000.50' })
  })

  it.each([
    ['', 'Use an amount like 1250 or 1250.50.'],
    ['free', 'Use an amount like 1250 or 1250.50.'],
    ['12 apples', 'Use an amount like 1250 or 1250.50.'],
    ['1.2.3', 'Use an amount like 1250 or 1250.50.'],
    ['12,34,56', 'Use an amount like 1250 or 1250.50.'],
    ['1 2', 'Use an amount like 1250 or 1250.50.'],
    ['12 50', 'Use an amount like 1250 or 1250.50.'],
    ['12-50', 'Use an amount like 1250 or 1250.50.'],
    ['1.5e3', 'Use an amount like 1250 or 1250.50.'],
    ['1,25.0', 'Use an amount like 1250 or 1250.50.'],
    ['½', 'Use an amount like 1250 or 1250.50.'],
    ['12€50', 'Use an amount like 1250 or 1250.50.'],
    ['1.23456', 'Use at most 4 decimals.'],
    ['1234567890123456', 'Use at most 15 digits.'],
    ['250-', 'Put the minus in front of the amount.'],
    ['12,50-', 'Put the minus in front of the amount.'],
    ['12.50 €-', 'Put the minus in front of the amount.'],
    ['$12', 'This amount is in EUR. Enter it without “$”.'],
    ['12 NOK', 'This amount is in EUR. Enter it without “NOK”.'],
  ])('%j is refused', (typed, fault) => {
    expect(readAmount(typed, { currency: 'EUR' })).toMatchObject({ fault })
  })
})

const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'nb-NO', 'ar-EG', 'fa-IR'] as const
const currencies = ['EUR', 'JPY', 'TND', 'INR', 'CHF'] as const
const decimal = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: 999_999_999_999 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 9999 }))
  .map(([negative, whole, places, part]) => {
    const fraction = String(part).padStart(4, '0').slice(0, places)
    const text = `${whole}${fraction && `.${fraction}`}`
    return negative && Number(text) !== 0 ? `-${text}` : text
  })
const isSame = (a: string, b: string) => Number(a) === Number(b)

describe('whatever the amount, the currency and the country', () => {
  const markIn = (locale: string) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ','
      ? ','
      : '.'

  it.each(locales)('what is typed in %s is stored, shown, and read again as the same', (locale) => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...currencies), fc.constantFrom('decimal', 'currency'), (amount, currency, style) => {
        const options = { style, currency, currencyDisplay: 'code', maximumFractionDigits: 4 } as const
        const typed = new Intl.NumberFormat(locale, options).format(amount as Intl.StringNumericLiteral)
        const mark = markIn(locale)
        const reading = readAmount(typed, { currency, mark })
        const read = 'choices' in reading ? reading.choices : 'amount' in reading ? [reading.amount] : []
        expect(read.some((each) => isSame(each, amount))).toBe(true)
        for (const own of [undefined, '.', ','] as const) {
          const again = readAmount(amountText(amount), { currency, mark: own })
          expect('amount' in again && isSame(again.amount, amount)).toBe(true)
        }
        for (const shown of [formatMoney(amount, currency), formatFigure(amount, currency), formatSum(amount, currency)]) {
          const again = readAmount(shown, { currency, mark: '.' })
          expect(
            'choices' in again ? again.choices.some((each) => isSame(each, amount)) : 'amount' in again && isSame(again.amount, amount),
          ).toBe(true)
        }
      }),
    )
  })

  it('no digit is dropped or added', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,’ -()€') }), (typed) => {
        const reading = readAmount(typed, { currency: 'EUR' })
        const found = 'amount' in reading ? [reading.amount] : 'choices' in reading ? reading.choices : []
        const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
        for (const each of found) expect(digits(each)).toBe(digits(typed))
      }),
      { numRuns: 2000 },
    )
  })
})
