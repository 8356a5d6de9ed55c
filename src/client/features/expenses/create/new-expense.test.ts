import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { newExpenseIn } from './new-expense.ts'

const kind = newExpenseIn(new QueryClient(), { currency: 'EUR', projectId: '7', billable: 'no' })
const draft = (amount: string, notes = '') => ({ ...kind.empty, amount, notes, date: '2026-11-24' })

it.each([
  ['€12 coffee', '', '12', 'coffee'],
  ['12,50 € Train to Oslo', '', '12.50', 'Train to Oslo'],
  ['12', 'Tea', '12', 'Tea'],
])('reads “%s” with the description “%s”', (amount, notes, read, description) => {
  expect(kind.check(draft(amount, notes))).toEqual({})
  expect(kind.toNew(draft(amount, notes))).toMatchObject({ amount: read, notes: description })
})

it('refuses words beside the amount where there is a description', () => {
  expect(kind.check(draft('€12 coffee', 'Tea'))).toHaveProperty('amount')
})
