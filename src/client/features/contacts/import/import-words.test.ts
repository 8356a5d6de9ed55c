import { expect, it } from 'vitest'
import type { Field } from '../import-columns/file-fields.ts'
import { columnWords, companyWords, noteWords, totalWords } from './import-words.ts'

it('says which companies an import makes', () => {
  expect(companyWords('Creates', [])).toBe('')
  expect(companyWords('Creates', ['Looms'])).toBe('Creates the company Looms.')
  expect(companyWords('Creates', ['Fűszer Kft.'])).toBe('Creates the company Fűszer Kft.')
  expect(companyWords('Created', ['Looms', 'Kiln', 'Press', 'Mill', 'Yard'])).toBe('Created 5 companies: Looms, Kiln, Press and 2 more.')
})

it('says which columns are left out', () => {
  const words = (fields: Field[], headings: string[], cells: string[]) =>
    columnWords({ fields, headingsAt: 0, rows: [headings, cells].map((each, at) => ({ number: at + 1, cells: each })) }, headings)
  expect(words(['first', 'out', 'out'], ['Name', 'Fax', 'Shoe size'], ['Ada', '1', '38'])).toBe('Columns left out: Fax, Shoe size.')
  expect(words(['first', 'out', 'out'], ['Name', 'Fax', 'Shoe size'], ['Ada', '1', ' '])).toBe('Column left out: Fax.')
  expect(words(['first', 'out'], ['Name', 'Fax'], ['Ada', ''])).toBe('')
})

it('says which contacts get a note', () => {
  const unit = (note?: string) => ({ rows: [2], draft: { contact: { type: 'person', name: 'Ada' } as const, tags: [], note } })
  expect(noteWords([unit(), unit()])).toBe('')
  expect(noteWords([unit('Rang.'), unit()])).toBe('1 contact gets one note with the text of their notes, written by you.')
  expect(noteWords([unit('Rang.'), unit('Met.')])).toBe('2 contacts get one note with the text of their notes, written by you.')
})

it('says which rows are left out as totals', () => {
  expect(totalWords([])).toBe('')
  expect(totalWords([25])).toBe('Row 25 is left out: it looks like a total or a footnote.')
  expect(totalWords([24, 25])).toBe('Rows 24, 25 are left out: they look like totals or footnotes.')
})
