import { expect, it } from 'vitest'
import { readExpenseLine } from './expense-format.ts'

it('reads the amount and the description of a line', () => {
  expect(readExpenseLine('12.50 Train to Oslo')).toEqual({ amount: '12.50', notes: 'Train to Oslo' })
  expect(readExpenseLine(' 1,250.5  Two rooms, 3 nights ')).toEqual({ amount: '1250.5', notes: 'Two rooms, 3 nights' })
  expect(readExpenseLine('90')).toEqual({ amount: '90', notes: '' })
})

it('says how a line begins', () => {
  for (const line of ['Train to Oslo 12.50', '12x Train']) expect(readExpenseLine(line)).toHaveProperty('fault')
})
