import { expect, it } from 'vitest'
import { pastedLines } from './pasted-lines.ts'

it('a pasted list is one line for each item, without its signs', () => {
  expect(pastedLines('- Order the poles\r\n- Paint the sign\r\n')).toEqual(['Order the poles', 'Paint the sign'])
  expect(pastedLines('1. Call Ada\n2) Call Uwe\n\n   10. Call Mia')).toEqual(['Call Ada', 'Call Uwe', 'Call Mia'])
  expect(pastedLines('• Buy oak\n\t[ ] Buy pine\n- [x] Buy ash')).toEqual(['Buy oak', 'Buy pine', 'Buy ash'])
})

it('keeps numbers and dashes that belong to the words', () => {
  expect(pastedLines('2026 budget\n3-day trip\n-5 degrees\n1.5 tonnes of sand')).toEqual([
    '2026 budget',
    '3-day trip',
    '-5 degrees',
    '1.5 tonnes of sand',
  ])
})

it('a single line, with or without an end, is no list', () => {
  expect([pastedLines('Order the poles'), pastedLines('Order the poles\n'), pastedLines('\n\n')]).toEqual([[], [], []])
})
