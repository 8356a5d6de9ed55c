import { describe, expect, it } from 'vitest'
import { findTotals } from './find-totals.ts'
import { guessFields } from './guess-fields.ts'

const totalsOf = (...lines: string[]) => {
  const [headings = [], ...rows] = lines.map((line) => line.split(';'))
  const fields = guessFields(headings, (column) => rows.map((cells) => cells[column] ?? ''))
  return [
    ...findTotals(
      rows.flatMap((cells, at) => (cells.some(Boolean) ? { cells, number: at + 2 } : [])),
      fields,
    ),
  ]
}

describe('the last rows of a file', () => {
  it.each([
    ...[
      'Total',
      'TOTAL:',
      'Grand Total',
      'Sum',
      'Summe',
      'Gesamt',
      'Gesamtsumme:',
      'Total général',
      'Suma',
      'Totale',
      'Totaal',
      'Razem',
      'Celkem',
      'Összesen',
    ],
    ...['Toplam', 'Σύνολο', 'Итого:', 'Всего', 'סה"כ', 'المجموع', '合計', '总计', '합계', 'Total contacts'],
  ])('are totals: %s', (word) => {
    expect(totalsOf('Name;City;Revenue', 'Ada Byron;London;1,200.00', `${word};;1.200,00 €`)).toEqual([1])
  })

  it('are totals in any column, and with the number beside the word', () => {
    expect(totalsOf('No;Company;Revenue', '1;Engines;1200', '1;Looms;100', ';;', ';Subtotal;1300', ';Total;(1300)')).toEqual([3, 2])
    expect(totalsOf('Name;E-mail', 'Ada;ada@engines.test', 'Total: 1;')).toEqual([1])
  })

  it.each([
    ['a company called Total', 'Name;Country;Staff', 'Total;France;100000'],
    ['a name without a number', 'Company;City', 'Total;'],
    ['a telephone number', 'Name;Phone', 'Sum;0151 2345678'],
    ['an e-mail address', 'Name;E-mail;Age', 'Sum;sum@home.test;40'],
    ['a longer name', 'Name;Revenue', 'Total Energies;500'],
    ['a name that begins like one', 'Name;Revenue', 'Sumi;500'],
  ])('are contacts with %s', (_, headings, row) => {
    expect(totalsOf(headings, row)).toEqual([])
  })

  it('are footnotes below a blank row', () => {
    const list = ['Name;E-mail', 'Ada;ada@engines.test', 'Bo;bo@engines.test']
    expect(totalsOf(...list, ';', 'Generated on 12 March 2026;', 'Page 1;')).toEqual([2, 3])
    expect(totalsOf(...list, ';', '* no longer with us;')).toEqual([2])
    expect(totalsOf(...list, 'Total;2', ';', 'Stand: März;')).toEqual([3, 2])
    expect(totalsOf(...list, ';', 'Cy Fry;')).toEqual([])
    expect(totalsOf(...list, 'Cy the 2nd;')).toEqual([])
  })

  it('end where a contact follows', () => {
    expect(totalsOf('Name;Revenue', 'Total;5', 'Ada;5')).toEqual([])
  })
})
