import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { DropArea } from '../../kit/files/drop-area.tsx'
import { FileInput } from '../../kit/files/file-input.tsx'
import { type CsvRow, readCsv } from '../../kit/list/read-csv.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { Banner } from '../../ui/page/banner.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'

const limits = { bytes: 10_000_000, rows: 10_000 }

/** The first step: a file is chosen or dropped. */
export const ChooseFile = ({ onOpen }: { onOpen: (name: string, rows: readonly CsvRow[]) => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const open = async ([file, ...others]: readonly File[]) => {
    if (!file) return
    setFault(undefined)
    if (others.length > 0) return setFault('Choose one file at a time.')
    setReading(true)
    try {
      const read = await readCsv(file, limits)
      if ('fault' in read) setFault(read.fault)
      else onOpen(file.name, read.rows)
    } catch (error) {
      setFault(error instanceof DOMException ? "This file can't be read. Check that it still exists." : errorMessage(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <DropArea hint="Drop a CSV file to import it" className={classes.page} onDrop={(files) => void open(files)}>
      <ImportHead title="Import contacts" />
      {fault && (
        <Banner tone="red" icon={IconAlertTriangle}>
          {fault}
        </Banner>
      )}
      <EmptyState
        icon={IconFileImport}
        title="Choose a CSV file, or drop it here"
        text="From a spreadsheet, Google Contacts, Outlook or HubSpot, with up to 10,000 rows. You check everything before it is imported."
        action={
          <Button loading={reading} onClick={() => input.current?.click()}>
            Choose file
          </Button>
        }
      />
      <FileInput ref={input} label="CSV file" accept=".csv,.tsv,.txt,text/csv" single onChoose={(files) => void open(files)} />
    </DropArea>
  )
}
