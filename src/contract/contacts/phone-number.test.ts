import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dialledNumber, searchDigits, telAddress } from './phone-number.ts'

describe('a phone number dials', () => {
  it.each([
    ['+47 55 90 (41) 28', 'tel:+4755904128'],
    ['\u202a+49 151 5550 1004\u202c', 'tel:+4915155501004'],
    ['\u2068+49 151 5550 1005\u2069', 'tel:+4915155501005'],
    ['+49 151\u20605550\u20111006', 'tel:+4915155501006'],
    ['+49 (0)151 5550-1007', 'tel:+4915155501007'],
    ['+49(0)15155501007', 'tel:+4915155501007'],
    ['(+49) 151 55501007', 'tel:+4915155501007'],
    ['(0049) 151 55501007', 'tel:+4915155501007'],
    ['00 49 151 55501007', 'tel:+4915155501007'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['+39 (0)6 6982 1234', 'tel:+390669821234'],
    ['+39 06 6982 1234', 'tel:+390669821234'],
    ['+۹۸ ۰۰۰ ۵۵۵ ۱۰۰۸', 'tel:+980005551008'],
    ['+٤٩ ١٥١ ٥٥٥٠ ١٠٠٨', 'tel:+4915155501008'],
    ['＋４９　１５１　５５５０１００８', 'tel:+4915155501008'],
    ['+४९ १५१ ५५५०१००८', 'tel:+4915155501008'],
    ['+1-555-010-0109', 'tel:+15550100109'],
    ['+49 151/5550110', 'tel:+491515550110'],
    ['+49 151 / 5550110', 'tel:+491515550110'],
    ['030 / 1234567', 'tel:0301234567'],
    ['+49 30 123456 / 66', 'tel:+4930123456'],
    ['+49 30 123456 /66', 'tel:+4930123456'],
    ['030 1234567, 030 1234568', 'tel:0301234567'],
    ['0171 5550110 oder 0171 5550111', 'tel:01715550110'],
    ['+49 30 123456 ext. 12', 'tel:+4930123456;ext=12'],
    ['+1 212 555 0109, ext 12', 'tel:+12125550109;ext=12'],
    ['+44 20 7946 0018 x5', 'tel:+442079460018;ext=5'],
    ['tel:+49-30-123456;ext=12', 'tel:+4930123456;ext=12'],
    ['Tel.: +49 30 123456', 'tel:+4930123456'],
    ['555 0109 ext. 12', 'tel:5550109;ext=12'],
    ['1-800-FLOWERS', 'tel:+18003569377'],
    ['1-800-flowers', 'tel:+18003569377'],
    ['1 800 FLOWERS', 'tel:+18003569377'],
    ['+1 (800) FLOWERS', 'tel:+18003569377'],
    ['0800-FLOWERS', 'tel:08003569377'],
    ['0151 5550 1007', 'tel:015155501007'],
    ['15155501001', 'tel:15155501001'],
    ['112', 'tel:112'],
    ['+47 22 33 44', 'tel:+47223344'],
    ['055 1234 (ask for Rui)', 'tel:0551234'],
  ])('%j as %s', (written, address) => {
    expect(telAddress(written)).toBe(address)
  })

  it.each([
    ['0151 5550 1007', 'DE', 'tel:+4915155501007'],
    ['(0151) 5550-1007', 'DE', 'tel:+4915155501007'],
    ['15155501001', 'DE', 'tel:+4915155501001'],
    ['020 7946 0018', 'GB', 'tel:+442079460018'],
    ['8 (495) 123-45-67', 'RU', 'tel:+74951234567'],
    ['22 33 44 55', 'NO', 'tel:+4722334455'],
    ['06 6982 1234', 'IT', 'tel:+390669821234'],
    ['1-800-FLOWERS', 'US', 'tel:+18003569377'],
    ['1-800-FLOWERS', 'DE', 'tel:+18003569377'],
    ['+47 22 33 44 55', 'DE', 'tel:+4722334455'],
    ['112', 'DE', 'tel:112'],
    ['4417', 'DE', 'tel:4417'],
    ['0151 5550 1007', 'ZZ', 'tel:015155501007'],
  ])('%j in %s as %s', (written, country, address) => {
    expect(telAddress(written, country)).toBe(address)
  })

  it('nothing without a number', () => {
    for (const written of ['', 'ask for Rui', 'room 7', '+']) expect(telAddress(written)).toBeUndefined()
  })

  it('the same number however it is grouped', () => {
    const mark = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2060', '\u202c', ' \u2013 ')
    fc.assert(
      fc.property(fc.array(mark, { minLength: 13, maxLength: 13 }), (marks) => {
        const written = [...'4915155501007'].map((digit, at) => `${digit}${marks[at] ?? ''}`).join('')
        expect(dialledNumber(`+${written}`)?.number).toBe('+4915155501007')
      }),
    )
  })
})

it('is found with and without the code of its country', () => {
  expect(searchDigits('+49 (0)151 5550-1007')).toEqual(['4915155501007', '15155501007'])
  expect(searchDigits('0151 5550 1007')).toEqual(['15155501007'])
  expect(searchDigits('+1 (212) 555-0109 ext. 12')).toEqual(['12125550109', '2125550109'])
  expect(searchDigits('+49 15')).toEqual(['4915', '15'])
  expect(searchDigits('room')).toEqual([])
})
