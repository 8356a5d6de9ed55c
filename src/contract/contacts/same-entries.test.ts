import { describe, expect, it } from 'vitest'
import { isSameAddress, isSameDatum } from './same-entries.ts'

const isSamePhone = (a: string, b: string) => isSameDatum({ entityType: 'phone', entityValue: a }, { entityType: 'phone', entityValue: b })

describe('a phone number', () => {
  it.each([
    ['+49 30 1234567', '+49301234567'],
    ['+49 (0)30 1234567', '+49 30 1234567'],
    ['0049 30 1234567', '+49 30 123 45 67'],
    ['030 / 1234567', '+49 30 1234567'],
    ['(030) 123-4567', '0301234567'],
    ['(415) 555-0134', '+1 415-555-0134'],
    ['55 51 23 45', '+47 55 51 23 45'],
    ['+۴۹ ۳۰ ۱۲۳۴۵۶۷', '030 1234567'],
    ['+49 30 1234567 ext. 5', '030/1234567 ext 5'],
  ])('%s is the same as %s', (a, b) => expect([isSamePhone(a, b), isSamePhone(b, a)]).toEqual([true, true]))
  it.each([
    ['+49 30 1234567', '+49 30 1234568'],
    ['+49 30 1234567', '+43 30 1234567'],
    ['112', '+49 112'],
    ['030 1234567', '040 1234567'],
    ['1234567 ext. 5', '1234567'],
    ['+49 30 123456 / 66', '+49 30 123456'],
    ['0171 5550110 or 0171 5550111', '0171 5550110'],
    ['ask at the desk', 'ask at the door'],
  ])('%s is not %s', (a, b) => expect([isSamePhone(a, b), isSamePhone(b, a)]).toEqual([false, false]))
})

it.each([
  ['e-mail', 'Ada@Works.example ', 'ada@works.example', true],
  ['e-mail', 'ada@works.example', 'ada@works.example.org', false],
  ['website', 'http://Works.example', 'https://www.works.example/', true],
  ['website', 'works.example/Team', 'https://works.example/Team', true],
  ['website', 'works.example/Team', 'works.example/team', false],
])('two entries of %s, %s and %s, are the same: %s', (entityType, a, b, same) =>
  expect(isSameDatum({ entityType, entityValue: a }, { entityType, entityValue: b })).toBe(same),
)

it('an address is the same in other case, blanks and commas', () => {
  const address = { address: 'Strandgata 5', city: 'Bodø', zipCode: '8006' }
  expect(isSameAddress(address, { address: ' strandgata  5,', city: 'BODØ', zipCode: '8006', kind: 'work' })).toBe(true)
  expect(isSameAddress(address, { ...address, address: 'Strandgata 6' })).toBe(false)
})
