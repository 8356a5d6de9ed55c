import { Button } from '@mantine/core'
import { IconHistory, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource, Versioned } from '../resource/resource.ts'
import { useRecord } from '../resource/use-record.ts'
import { FoundRecord } from './found-record.tsx'
import { historySheet } from './history-sheet.ts'
import classes from './record-sheet.module.css'

interface RecordSheetProps<R extends Row> {
  resource: AnyResource<R>
  id: string
  /** "Expense" */
  title: string
  onClose: () => void
  /** Buttons with icons in the head; without a record while it is not found. */
  actions?: (record: R | undefined) => ReactNode
  /** Adds the buttons History and Delete below the fields. Called to delete the record, once the sheet is closed. */
  onRemove?: (record: R) => void
  /** Whether the person may delete it; yes by default. */
  mayRemove?: (record: R) => boolean
  children: (record: Versioned<R>) => ReactNode
  /** Below the buttons, such as comments. */
  foot?: (record: Versioned<R>) => ReactNode
}

/** The title of the record, usually edited in place. */
export const SheetTitle = ({ children }: { children: ReactNode }) => <div className={classes.title}>{children}</div>

/** A record in a sheet beside its list, in all its states, with its history. */
export const RecordSheet = <R extends Row>(props: RecordSheetProps<R>) => {
  const { resource, id, title, onClose, actions, onRemove, mayRemove = () => true, children, foot } = props
  const found = useRecord(resource, id)
  const [historyOpen, setHistoryOpen] = useState(false)
  if (historyOpen) return <historySheet.Component record={{ resource: resource.name, id }} onClose={() => setHistoryOpen(false)} />
  return (
    <Sheet opened startsAtTitle onClose={onClose} title={title} actions={actions?.(found.state === 'found' ? found.record : undefined)}>
      <FoundRecord key={id} found={found} record={{ resource: resource.name, id }} title={title}>
        {(record) => (
          <div className={classes.sheet}>
            {children(record)}
            {onRemove && (
              <div className={classes.actions}>
                <Button size="xs" variant="subtle" leftSection={<Icon of={IconHistory} />} onClick={() => setHistoryOpen(true)}>
                  History
                </Button>
                {mayRemove(record) && (
                  <Button
                    size="xs"
                    variant="subtle"
                    leftSection={<Icon of={IconTrash} />}
                    onClick={() => {
                      onClose()
                      onRemove(record)
                    }}
                  >
                    Delete
                  </Button>
                )}
              </div>
            )}
            {foot?.(record)}
          </div>
        )}
      </FoundRecord>
    </Sheet>
  )
}
