import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileImport } from '@tabler/icons-react'
import { useRef } from 'react'
import { DropArea } from '../../../kit/files/drop-area.tsx'
import { FileInput } from '../../../kit/files/file-input.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import classes from './import.module.css'
import { ImportHead } from './import-head.tsx'
import type { ImportState } from './use-import.ts'

/** The first step: a file is chosen or dropped. */
export const ChooseFile = ({ opening: { reading, fault, open } }: Pick<ImportState, 'opening'>) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropArea hint="Drop a CSV or vCard file to import it" className={classes.page} onDrop={open}>
      <ImportHead title="Import contacts" />
      {fault && (
        <Banner tone="red" icon={IconAlertTriangle}>
          {fault}
        </Banner>
      )}
      <EmptyState
        icon={IconFileImport}
        title="Choose a CSV or vCard file, or drop it here"
        text="From a spreadsheet, Google or Apple Contacts, Outlook or HubSpot, with up to 10,000 rows. You check everything before it is imported."
        action={
          <Button loading={reading} onClick={() => input.current?.click()}>
            Choose file
          </Button>
        }
      />
      <FileInput ref={input} label="CSV file" accept=".csv,.tsv,.txt,.vcf,text/csv" single onChoose={open} />
    </DropArea>
  )
}
