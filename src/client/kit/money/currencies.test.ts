import { expect, it } from 'vitest'
import { findCurrencies } from './currencies.ts'

const ids = (term: string, used: readonly string[] = []) => findCurrencies(term, { own: 'NOK', used }).map(({ id }) => id)

it("puts the workspace's currency first, then those of its records, and the others in the order of their codes", () => {
  const [first, second, third, ...others] = ids('', ['JPY', 'NOK', 'GBP'])
  expect([first, second, third]).toEqual(['NOK', 'JPY', 'GBP'])
  expect(others).toEqual(others.toSorted())
  expect(others).not.toContain('NOK')
})

it('finds currencies by code and by name', () => {
  expect(ids('krone')).toEqual(['NOK', 'DKK'])
  expect(ids('Swiss')).toEqual(['CHF'])
  expect(ids('chf')).toEqual(['CHF'])
})

it('finds a replaced currency only where records have it', () => {
  expect(ids('kuna')).toEqual([])
  expect(ids('kuna', ['HRK'])).toEqual(['HRK'])
  for (const code of ['HRK', 'CUC', 'ZWL', 'SLL', 'XSU', 'XDR', 'BGN', 'ANG']) expect(ids('')).not.toContain(code)
})
