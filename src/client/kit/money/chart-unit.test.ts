import { expect, it } from 'vitest'
import { chartUnit } from './chart-unit.ts'

const shown = (...values: number[]) => {
  const { text, words } = chartUnit(Math.max(...values.map(Math.abs)))
  return [text, ...values.map(words)]
}

it('shows amounts under 10,000 as they are', () => {
  expect(shown(9_999.4, 1_500, 150.5, 12.34, 0.125, 0)).toEqual(['', '9,999', '1,500', '151', '12.3', '0.13', ''])
})

it('shows larger amounts in the unit of the highest, with at most three figures', () => {
  expect(shown(64_000.3, 18_550, 9_600, 150, 7)).toEqual(['in thousands', '64', '18.6', '9.6', '0.2', '<0.1'])
  expect(shown(-5_760_000, 1_280_000)).toEqual(['in millions', '-5.8', '1.3'])
  expect(shown(2_500_000_000)).toEqual(['in billions', '2.5'])
})

it('gives a negative amount its sign', () => {
  expect(shown(-150.5, 20_000, -40)).toEqual(['in thousands', '-0.2', '20', '>-0.1'])
  expect(shown(-0.125)).toEqual(['', '-0.13'])
})
