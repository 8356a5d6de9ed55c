import { expect, it } from 'vitest'
import { dueDaysIn } from '../../../kit/due/due-days.ts'
import { readExpenseDay } from './read-expense-day.ts'

const tuesday = dueDaysIn('Europe/Lisbon', new Date('2026-11-24T12:00:00Z'))

it.each([
  ['Train to Oslo yesterday', 'Train to Oslo', '2026-11-23'],
  ['Train to Oslo Friday', 'Train to Oslo', '2026-11-20'],
  ['Train to Oslo on Friday', 'Train to Oslo', '2026-11-20'],
  ['Train to Oslo last Friday', 'Train to Oslo', '2026-11-20'],
  ['Train to Oslo 12 Nov', 'Train to Oslo', '2026-11-12'],
  ['Train to Oslo 12 Dec', 'Train to Oslo', '2025-12-12'],
  ['Train to Oslo 1/11', 'Train to Oslo', '2026-11-01'],
  ['Train to Oslo 3 days ago', 'Train to Oslo', '2026-11-21'],
  ['Coffee today', 'Coffee', '2026-11-24'],
  ['yesterday', '', '2026-11-23'],
  ['Hotel tomorrow', 'Hotel', '2026-11-25'],
  ['Sunday Times, two copies for May', 'Sunday Times, two copies for May', undefined],
  ['Yesterday’s paper', 'Yesterday’s paper', undefined],
  ["Yesterday's paper", "Yesterday's paper", undefined],
  ["Tea for next week's fair", "Tea for next week's fair", undefined],
  ['Tea for next week', 'Tea for next week', undefined],
  ['Software version 1.5.', 'Software version 1.5.', undefined],
  ['Taxi, 12.11.', 'Taxi', '2026-11-12'],
  ['12.11. Taxi', 'Taxi', '2026-11-12'],
  ['Room 12 Monday', 'Room 12', '2026-11-23'],
  ['Lunch at 12', 'Lunch at 12', undefined],
  ['Copies of the Sunday Times', 'Copies of the Sunday Times', undefined],
  ['Train to Oslo', 'Train to Oslo', undefined],
  ['Ticket for 4 December', 'Ticket for 4 December', undefined],
  ['Ticket for Friday', 'Ticket for Friday', undefined],
  ['Parking until Monday', 'Parking until Monday', undefined],
  ['Rent November 2026', 'Rent November 2026', undefined],
  ['Rent May 2026', 'Rent May 2026', undefined],
  ['Taxi 31/11', 'Taxi 31/11', undefined],
  ['Taxi 2026-13-01', 'Taxi 2026-13-01', undefined],
  ['Taxi vom 3. November', 'Taxi vom 3. November', undefined],
  ['Taxi le 3 mars', 'Taxi le 3 mars', undefined],
  ['Taxi last night', 'Taxi', '2026-11-23'],
  ['Taxi a week ago', 'Taxi', '2026-11-17'],
])('reads “%s”', (line, notes, day) => {
  expect(readExpenseDay(line, tuesday)).toMatchObject({ notes, day })
})
