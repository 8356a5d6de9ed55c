import { dayOf } from '../../ui/dates/format-date.ts'
import { saveFile } from '../../ui/storage/save-file.ts'

/** Downloads text as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const downloadCsv = (csv: string, name: string, today: Date): void =>
  saveFile(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), `${name}-${dayOf(today)}.csv`)
