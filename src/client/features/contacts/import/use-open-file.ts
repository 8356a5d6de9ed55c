import { useState } from 'react'
import { type CsvChoice, readCsv } from '../../../kit/text-files/read-csv.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { cardsAsRows } from '../import-cards/cards-as-rows.ts'
import { type ImportFile, importFile } from '../import-rows/import-file.ts'

const limits = { bytes: 10_000_000, rows: 10_000 }

/** Reads files, with what was detected or with the choice of the user. */
export const useOpenFile = (setFile: (file: ImportFile) => void) => {
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const read = async (source: File, choice?: CsvChoice, before?: ImportFile) => {
    setFault(undefined)
    setReading(true)
    try {
      const csv = await readCsv(source, limits, choice, cardsAsRows)
      if ('fault' in csv) setFault(csv.fault)
      else setFile(importFile(source, csv, before?.audience))
    } catch (error) {
      setFault(error instanceof DOMException ? "This file can't be read. Check that it still exists." : errorMessage(error))
    } finally {
      setReading(false)
    }
  }
  return {
    reading,
    fault,
    open: (files: readonly File[]) => {
      const [file, ...others] = files
      if (others.length > 0) setFault('Choose one file at a time.')
      else if (file) void read(file)
    },
    /** Reads the same file in another encoding, or with another delimiter. */
    reread: (file: ImportFile, choice: CsvChoice) =>
      void read(file.source, { encoding: file.encoding, delimiter: file.delimiter, ...choice }, file),
  }
}
