import { IconChevronDown, IconChevronUp, IconLink, IconTrash } from '@tabler/icons-react'
import { useRecord } from '../../kit/resource/use-record.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { TaskFields } from './task-fields.tsx'
import { taskResource } from './task-resource.ts'
import { useTaskWrites } from './use-task-writes.ts'

interface TaskSheetProps {
  id: string
  /** The ids of the tasks on the page, in their order: the sheet goes to the one before and after. */
  among?: readonly string[]
  onOpen?: (id: string) => void
  onClose: () => void
}

const copyLink = () => {
  const { href } = window.location
  navigator.clipboard.writeText(href).then(
    () => notify({ message: 'Link copied' }),
    () => notify({ message: `Couldn't copy the link: ${href}`, tone: 'red' }),
  )
}

/** A task beside the page. */
export const TaskSheet = ({ id, among = [], onOpen, onClose }: TaskSheetProps) => {
  const found = useRecord(taskResource, id)
  const { remove } = useTaskWrites()
  const at = among.indexOf(id)
  const [before, after] = at < 0 ? [] : [among[at - 1], among[at + 1]]
  const actions = (
    <>
      {onOpen && (
        <>
          <IconButton
            label="Previous task"
            icon={IconChevronUp}
            disabled={before === undefined}
            onClick={() => before !== undefined && onOpen(before)}
          />
          <IconButton
            label="Next task"
            icon={IconChevronDown}
            disabled={after === undefined}
            onClick={() => after !== undefined && onOpen(after)}
          />
        </>
      )}
      <IconButton label="Copy link" icon={IconLink} onClick={copyLink} />
      {found.state === 'found' && (
        <ActionsMenu
          label="More actions for this task"
          items={[
            {
              label: 'Delete',
              icon: IconTrash,
              danger: true,
              onClick: () => {
                onClose()
                remove(found.record)
              },
            },
          ]}
        />
      )}
    </>
  )
  return (
    <Sheet opened onClose={onClose} title="Task" actions={actions}>
      {found.state === 'found' && <TaskFields key={id} task={found.record} />}
      {found.state === 'loading' && <SkeletonRows count={6} rowHeight={40} columns={['6rem', '1fr']} />}
      {found.state === 'failed' && <FailedBanner onRetry={found.retry}>Couldn't load the task. {errorMessage(found.error)}</FailedBanner>}
      {found.state === 'gone' && <EmptyState title="Task not found" text="It may have been deleted, or you may not have access." />}
    </Sheet>
  )
}
