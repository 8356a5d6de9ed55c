import { currentTime } from '../../../clock.ts'
import type { CsvRow } from '../../../kit/text-files/read-csv.ts'
import { formatTime } from '../../../ui/dates/format-date.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { tryStorage } from '../../../ui/storage/try-storage.ts'

/** Shared by all tabs: when the rows of a file were imported, by their checksum. */
const place = 'tandem.imports'
const mostKept = 20
const day = 24 * 60 * 60 * 1000

const read = (): [sum: string, at: number][] =>
  tryStorage(() => JSON.parse(localStorage.getItem(place) ?? '[]') as [string, number][]) ?? []

/** A checksum (FNV-1a) and the number of rows tell files apart. */
const sumOf = (rows: readonly CsvRow[]) => {
  let sum = 0x811c9dc5
  for (const { cells } of rows) for (const letter of cells.join('\0')) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `${rows.length} ${sum >>> 0}`
}

/** This page goes on with its own imports without a question. */
const ofThisPage = new Set<string>()

/** Notes that rows are imported. Asks first if the same rows were imported in the last day, here or in another tab. */
export const mayImport = async (rows: readonly CsvRow[]): Promise<boolean> => {
  const sum = sumOf(rows)
  const now = currentTime().getTime()
  const recent = read().filter(([, at]) => now - at < day)
  const before = recent.find(([known]) => known === sum)
  if (before && !ofThisPage.has(sum)) {
    const at = formatTime(new Date(before[1]))
    const text = `The import began at ${at}, perhaps in another tab. Rows with an e-mail join the contacts that have it; the others would be there twice.`
    if (!(await confirm({ title: 'These rows were imported already. Import them again?', text, action: 'Import again' }))) return false
  }
  ofThisPage.add(sum)
  const others = recent.filter(([known]) => known !== sum)
  tryStorage(() => localStorage.setItem(place, JSON.stringify([[sum, now], ...others].slice(0, mostKept))))
  return true
}
