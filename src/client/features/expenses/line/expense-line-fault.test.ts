import { expect, it } from 'vitest'
import { readAmountLine } from '../../../kit/money/amount-line.ts'
import { expenseLineFault } from './expense-line-fault.ts'

it.each([
  ['12.50 Train to Oslo', 'EUR', '12.50', 'Train to Oslo'],
  [' 1,250.5  Two rooms, 3 nights ', 'EUR', '1250.5', 'Two rooms, 3 nights'],
  ['90', 'EUR', '90', ''],
  ['€12 coffee', 'EUR', '12', 'coffee'],
  ['€ 12 coffee', 'EUR', '12', 'coffee'],
  ['12 € coffee', 'EUR', '12', 'coffee'],
  ['12 euros coffee', 'EUR', '12', 'coffee'],
  ['15 Kaffee- und Kuchen', 'EUR', '15', 'Kaffee- und Kuchen'],
  ['20 S- und U-Bahn', 'EUR', '20', 'S- und U-Bahn'],
  ['1 250,00 Hotel', 'EUR', '1250.00', 'Hotel'],
  ['1\u00a0250,00 Hotel', 'EUR', '1250.00', 'Hotel'],
  ['1\u202f250 Hotel', 'EUR', '1250', 'Hotel'],
  ['1 250 000,00 kr Boat', 'NOK', '1250000.00', 'Boat'],
  ['kr 99 Ferry', 'NOK', '99', 'Ferry'],
  ['1’250.– Hotel', 'CHF', '1250', 'Hotel'],
  ['(250.00) Refund', 'EUR', '-250.00', 'Refund'],
  ['−250.00 Refund', 'EUR', '-250.00', 'Refund'],
  ['- 250 Refund', 'EUR', '-250', 'Refund'],
  ['٣٥٠ Tea', 'EUR', '350', 'Tea'],
  ['20 Tea 3 kg', 'EUR', '20', 'Tea 3 kg'],
  ['12 50 mugs', 'EUR', '12', '50 mugs'],
  ['2 coffees 9.80', 'EUR', '9.80', '2 coffees'],
  ['3 Bücher 29,90 €', 'EUR', '29.90', '3 Bücher'],
  ['2 rooms 1 250,00', 'EUR', '1250.00', '2 rooms'],
  ['4 chairs €200', 'EUR', '200', '4 chairs'],
  ['25 Software version 1.5.', 'EUR', '25', 'Software version 1.5.'],
  ['7 USB cables', 'EUR', '7', 'USB cables'],
  ['12 500 g coffee', 'EUR', '12', '500 g coffee'],
  ['5 500ml bottles', 'EUR', '5', '500ml bottles'],
  ['2 000 sheets 19.90', 'EUR', '19.90', '2 000 sheets'],
  ['2x coffee 9,80', 'EUR', '9.80', '2x coffee'],
  ['12.50: Tea', 'EUR', '12.50', 'Tea'],
  ['12.50 – Tea', 'EUR', '12.50', 'Tea'],
  ['12,50 €; Tea', 'EUR', '12.50', 'Tea'],
  ['EUR 12.50: Tea', 'EUR', '12.50', 'Tea'],
  ['500/- Tea', 'INR', '500', 'Tea'],
  ['12:- Fika', 'SEK', '12', 'Fika'],
  ['12 Euro Parkhaus', 'EUR', '12', 'Parkhaus'],
])('%s in %s is %s for “%s”', (line, currency, amount, notes) => {
  expect(readAmountLine(line, currency)).toMatchObject({ reading: { amount }, notes })
})

it.each([
  ['Train to Oslo 12.50', 'Begin with the amount, such as “12.50 Train to Oslo”.'],
  ['12x Train', 'Begin with the amount, such as “12.50 Train to Oslo”.'],
  ['12.50- Refund', 'Put the minus in front of the amount.'],
  ['$12 coffee', 'This amount is in EUR. Enter it without “$”.'],
  ['12 NOK coffee', 'This amount is in EUR. Enter it without “NOK”.'],
  ['1.250 Hotel', 'Is this 1,250 or 1.25?'],
  ['12,500 Hotel', 'Is this 12,500 or 12.50?'],
])('%s is refused: %s', (line, fault) => {
  expect(expenseLineFault(line, 'EUR')).toBe(fault)
})
