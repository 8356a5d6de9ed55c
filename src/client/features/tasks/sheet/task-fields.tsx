import { IconCircle, IconCircleCheck, IconCircleHalf } from '@tabler/icons-react'
import type { Task, TaskState } from '../../../../contract/projects/tasks.ts'
import { RecordComments } from '../../../kit/comments/record-comments.tsx'
import { DueBuckets, DueButton } from '../../../kit/due/due-picker.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { AttachButton } from '../../../kit/files/attach-button.tsx'
import { AttachedFiles } from '../../../kit/files/attached-files.tsx'
import { fileName } from '../../../kit/files/file-kind.ts'
import { UploadList } from '../../../kit/files/upload-list.tsx'
import { useUploads } from '../../../kit/files/use-uploads.ts'
import { AmountEdit } from '../../../kit/money/amount-edit.tsx'
import { estimateFormat } from '../../../kit/money/amount-formats.ts'
import { PeopleButton } from '../../../kit/people/people-picker.tsx'
import { SheetTitle } from '../../../kit/record/record-sheet.tsx'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { valueText } from '../../../kit/resource/value-words.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { inSentence } from '../../../locale.ts'
import { formatDateTime, formatShortDay } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { PrivacyRow } from '../../projects/privacy-row.tsx'
import { OwnerLink } from '../owner-link.tsx'
import { useTaskEdit } from '../use-task-edit.ts'
import { TaskPlace } from './task-place.tsx'
import classes from './task-sheet.module.css'

const history = lazyComponent(() => import('../../../kit/record/record-history.tsx').then(({ HistorySection }) => HistorySection))

const states = [
  { value: 'not started', label: 'Not started', icon: IconCircle },
  { value: 'started', label: 'Started', icon: IconCircleHalf },
  { value: 'done', label: 'Done', icon: IconCircleCheck },
] as const
const stateMessages: Record<TaskState, string> = { 'not started': 'Reopened', started: 'Started', done: 'Completed' }
const priorities = [
  { value: 'high', label: 'High' },
  { value: 'normal', label: 'Normal' },
  { value: 'low', label: 'Low' },
] as const

const Files = ({ task, edit }: { task: Versioned<Task> } & Pick<ReturnType<typeof useTaskEdit>, 'edit'>) => {
  const uploads = useUploads(edit.draftKey('files'), (file) =>
    edit.save({ attachments: [file.id] }, task, { message: `Attached ${fileName(file)}` }),
  )
  return (
    <InlineRow label="Files">
      <AttachedFiles
        files={task.files ?? []}
        pictures={false}
        stacked
        onRemove={(file) => edit.apply({ attachments: [`-${file.id}`] }, { message: `Removed ${fileName(file)}`, quiet: false })}
      />
      <UploadList uploads={uploads} />
      <AttachButton label="Attach a file" onChoose={uploads.add} />
    </InlineRow>
  )
}

/** Everything that is known about a task, its comments and its history. */
export const TaskFields = ({ task }: { task: Versioned<Task> }) => {
  const { edit, rename, setDue, setResponsible } = useTaskEdit(task)
  const isClient = useMe().role === 'client'
  const days = useDueDays()
  const { subject, state, dueDate, responsibles, priority, estimatedTime, contactId, caseId, dealId, projectId } = task
  return (
    <>
      <SheetTitle>
        <TextEdit
          label="task"
          placeholder="Task"
          value={subject}
          record={task}
          draftKey={edit.draftKey('task')}
          validate={(text) => (text === '' ? 'Enter a task.' : undefined)}
          onSave={rename}
        />
      </SheetTitle>
      {edit.clash && <ClashNote {...edit.clash} />}
      <Segmented
        label="State"
        size={32}
        value={state}
        options={states}
        onChange={(next) => edit.apply({ state: next }, { message: `${stateMessages[next]} ${subject}`, quiet: false })}
      />
      <div>
        <InlineRow label="Due">
          <div className={classes.due}>
            {dueDate !== '' && days.daysLate(dueDate) > 0 && <span>{formatShortDay(days.dayOf(dueDate), days.today)}</span>}
            <DueButton dueDate={dueDate} onChange={setDue} />
          </div>
          <DueBuckets dueDate={dueDate} onChange={setDue} />
        </InlineRow>
        <InlineRow label="Responsible">
          <PeopleButton
            value={responsibles}
            required={[contactId, caseId, dealId].some((id) => id !== undefined)}
            onChange={setResponsible}
          />
        </InlineRow>
        <InlineRow label="Belongs to">
          <OwnerLink task={task} />
        </InlineRow>
        {projectId !== undefined && <TaskPlace task={task} projectId={projectId} />}
        {projectId !== undefined && !isClient && (
          <PrivacyRow
            noun="task"
            on={{ resource: 'tasks', id: task.id }}
            record={task}
            isPrivate={task.xIsPrivate === true}
            responsibles={responsibles}
            onChange={(xIsPrivate, message) => edit.apply({ xIsPrivate }, { message, quiet: false })}
          />
        )}
        <InlineRow label="Priority">
          <Segmented
            label="Priority"
            value={priority}
            options={priorities}
            onChange={(next) =>
              edit.apply({ priority: next }, { message: `Priority changed to ${inSentence(valueText('priority', next))}` })
            }
          />
        </InlineRow>
        <InlineRow label="Estimate">
          <AmountEdit
            label="estimated hours"
            placeholder="Add hours"
            format={estimateFormat}
            value={estimatedTime}
            render={(hours) => `${hours} h`}
            record={task}
            draftKey={edit.draftKey('estimate')}
            onSave={(hours = '', from) => edit.save({ estimatedTime: hours }, from, { message: 'Estimate changed' })}
          />
        </InlineRow>
        <Files task={task} edit={edit} />
        <InlineRow label="Created">{formatDateTime(task.createdAt)}</InlineRow>
      </div>
      <RecordComments resource="tasks" record={task} isPrivate={task.xIsPrivate} />
      {!isClient && <history.Component record={{ resource: 'tasks', id: task.id }} />}
    </>
  )
}
