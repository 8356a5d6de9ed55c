import { expect, it } from 'vitest'
import { joinBirthdays } from './join-birthdays.ts'

const rowsOf = (...lines: string[]) => lines.map((line, at) => ({ number: at + 1, cells: line.split(',') }))
const cellsOf = (rows: readonly { cells: readonly string[] }[]) => rows.map(({ cells }) => cells.join(','))

it('joins the birthdays of Thunderbird', () => {
  const rows = rowsOf('Name,Birth Year,Birth Month,Birth Day', 'Mara,1981,3,9', 'Bo,,12,24', 'Cy,1990,,', 'Di')
  expect(cellsOf(joinBirthdays(rows, 0))).toEqual([
    ...['Name,Birth Year,Birth Month,Birth Day', 'Mara,1981,3,1981-3-9', 'Bo,,12,24.12.', 'Cy,1990,,', 'Di'],
  ])
})

it('leaves a birthday in one column as it is', () => {
  const rows = rowsOf('Name,Birth Day', 'Mara,9.3.1981')
  expect(joinBirthdays(rows, 0)).toBe(rows)
})
