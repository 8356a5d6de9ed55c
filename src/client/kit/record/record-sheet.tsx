import { Button } from '@mantine/core'
import { IconHistory, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource, Versioned } from '../resource/resource.ts'
import { useRecord } from '../resource/use-record.ts'
import classes from './record-sheet.module.css'

const history = lazyComponent(() => import('./record-history.tsx').then(({ RecordHistory }) => RecordHistory))

interface RecordSheetProps<R extends Row> {
  resource: AnyResource<R>
  id: string
  /** "Expense" */
  title: string
  onClose: () => void
  /** Deletes the record. */
  onRemove: (record: R) => void
  /** Whether the person may delete it; yes by default. */
  mayRemove?: (record: R) => boolean
  children: (record: Versioned<R>) => ReactNode
  /** Below the buttons, such as comments. */
  foot?: (record: Versioned<R>) => ReactNode
}

/** A record in a sheet beside its list, in all its states, with its history. */
export const RecordSheet = <R extends Row>({
  resource,
  id,
  title,
  onClose,
  onRemove,
  mayRemove = () => true,
  ...props
}: RecordSheetProps<R>) => {
  const found = useRecord(resource, id)
  const [historyOpen, setHistoryOpen] = useState(false)
  if (historyOpen) return <history.Component of={{ resource: resource.name, id }} onClose={() => setHistoryOpen(false)} />
  const noun = title.toLowerCase()
  return (
    <Sheet opened onClose={onClose} title={title}>
      {found.state === 'found' && (
        <div className={classes.sheet}>
          {props.children(found.record)}
          <div className={classes.actions}>
            <Button size="xs" variant="subtle" leftSection={<Icon of={IconHistory} />} onClick={() => setHistoryOpen(true)}>
              History
            </Button>
            {mayRemove(found.record) && (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<Icon of={IconTrash} />}
                onClick={() => {
                  onClose()
                  onRemove(found.record)
                }}
              >
                Delete
              </Button>
            )}
          </div>
          {props.foot?.(found.record)}
        </div>
      )}
      {found.state === 'loading' && <SkeletonRows count={6} rowHeight={40} columns={['6rem', '1fr']} />}
      {found.state === 'failed' && (
        <FailedBanner onRetry={found.retry}>
          Couldn't load the {noun}. {errorMessage(found.error)}
        </FailedBanner>
      )}
      {found.state === 'gone' && <EmptyState title={`${title} not found`} text="It may have been deleted, or you may not have access." />}
    </Sheet>
  )
}
