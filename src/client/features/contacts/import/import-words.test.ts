import { expect, it } from 'vitest'
import { columnWords, companyWords, totalWords } from './import-words.ts'

it('says which companies an import makes', () => {
  expect(companyWords('Creates', [])).toBe('')
  expect(companyWords('Creates', ['Looms'])).toBe('Creates the company Looms.')
  expect(companyWords('Created', ['Looms', 'Kiln', 'Press', 'Mill', 'Yard'])).toBe('Created 5 companies: Looms, Kiln, Press and 2 more.')
})

it('says which columns are left out', () => {
  expect(columnWords({ fields: ['first', 'out', 'out'] }, ['Name', 'Fax', 'Shoe size'])).toBe('Columns left out: Fax, Shoe size.')
  expect(columnWords({ fields: ['first', 'out'] }, ['Name', 'Fax'])).toBe('Column left out: Fax.')
  expect(columnWords({ fields: ['first'] }, ['Name'])).toBe('')
})

it('says which rows are left out as totals', () => {
  expect(totalWords([])).toBe('')
  expect(totalWords([25])).toBe('Row 25 is left out: it looks like a total.')
  expect(totalWords([24, 25])).toBe('Rows 24, 25 are left out: they look like totals.')
})
