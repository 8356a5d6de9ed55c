import { expect, it } from 'vitest'
import { findCurrencies, orderedCurrencies } from './currencies.ts'

it("puts the workspace's currency first and the others in the order of their codes", () => {
  const [first, ...others] = orderedCurrencies('NOK')
  expect(first).toBe('NOK')
  expect(others).toEqual(others.toSorted())
  expect(others).not.toContain('NOK')
  expect(findCurrencies('krone', 'NOK').map(({ id }) => id)).toEqual(['NOK', 'DKK'])
})
