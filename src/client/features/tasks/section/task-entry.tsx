import { IconMessage, IconPaperclip, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useRef } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { currentTime } from '../../../clock.ts'
import { DueButton } from '../../../kit/due/due-picker.tsx'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { PeopleButton } from '../../../kit/people/people-picker.tsx'
import { useRemoveRow } from '../../../kit/record/use-remove-row.ts'
import { StreamItem } from '../../../kit/stream/stream-item.tsx'
import { formatShort } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { commentNoun, fileNoun } from '../../../ui/text/nouns.ts'
import { OwnerLink } from '../owner-link.tsx'
import { TaskCheck } from '../task-check.tsx'
import { taskResource } from '../task-resource.ts'
import { useTaskEdit } from '../use-task-edit.ts'
import { useTaskWrites } from '../use-task-writes.ts'
import classes from './task-entry.module.css'

/** A task in the stream of a record; on the page of a company it names the person that it is about. Space or d completes and reopens it, e edits its title. */
export const TaskEntry = memo(({ task, ofPerson }: { task: Task; ofPerson: boolean }) => {
  const { subject, state, dueDate, responsibles, completedAt, commentsCount = 0, attachments } = task
  const { edit, setDue, setResponsible, rename } = useTaskEdit(task)
  const { setDone } = useTaskWrites()
  const remove = useRemoveRow(taskResource)
  const title = useRef<HTMLDivElement>(null)
  const done = state === 'done'
  const onKeyDown = (event: KeyboardEvent) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.altKey && event.target === event.currentTarget
    if (!plain) return
    if (event.key === 'd' || event.key === ' ') setDone(task, !done)
    else if (event.key === 'e') title.current?.querySelector<HTMLElement>('[data-edit]')?.click()
    else if (event.key === 'Delete') remove(task)
    else return
    event.preventDefault()
  }
  return (
    <StreamItem label={`Task: ${subject}`} lead={<TaskCheck task={task} />} onKeyDown={onKeyDown}>
      <div className={classes.head}>
        <div ref={title} className={classes.title} data-done={done || undefined}>
          <TextEdit
            label={`task ${subject}`}
            placeholder="Task"
            value={subject}
            record={edit.record}
            draftKey={edit.draftKey('task')}
            validate={(text) => (text === '' ? 'Enter a task.' : undefined)}
            onSave={rename}
          />
        </div>
        <span className={classes.menu}>
          <ActionsMenu
            label={`More actions for the task ${subject}`}
            size={28}
            items={[{ label: 'Delete', icon: IconTrash, key: 'delete', onClick: () => remove(task), danger: true }]}
          />
        </span>
      </div>
      <div className={classes.line}>
        {done && completedAt ? (
          <span>Completed {formatShort(completedAt, currentTime())}</span>
        ) : (
          <DueButton dueDate={dueDate} onChange={setDue} />
        )}
        {ofPerson && <OwnerLink task={task} />}
        <PeopleButton value={responsibles} required onChange={setResponsible} />
        {commentsCount > 0 && (
          <span className={classes.count} title={countOf(commentsCount, commentNoun)}>
            <Icon of={IconMessage} size={13} /> {commentsCount}
          </span>
        )}
        {attachments.length > 0 && (
          <span className={classes.count} title={countOf(attachments.length, fileNoun)}>
            <Icon of={IconPaperclip} size={13} /> {attachments.length}
          </span>
        )}
      </div>
      {edit.clash && <ClashNote {...edit.clash} />}
    </StreamItem>
  )
})
