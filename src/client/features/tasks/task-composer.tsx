import { Button } from '@mantine/core'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Task } from '../../../contract/projects/tasks.ts'
import box from '../../kit/posts/composer-box.module.css'
import type { Composer } from '../../kit/posts/post-composer.tsx'
import { useCreate } from '../../kit/resource/use-write.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { errorMessage, ServiceError } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { unsentReason, useSendWhenBack } from '../../ui/edit/send-when-back.ts'
import { useDraft } from '../../ui/edit/use-draft.ts'
import type { NextAction } from '../../ui/float/undo-note.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { TaskChips } from './task-chips.tsx'
import classes from './task-composer.module.css'
import { needsResponsible, type ProjectTaskOwner, type TaskOwner, taskResource } from './task-resource.ts'
import { emptyTask, type TaskDraft, useTaskLine } from './use-task-line.ts'

interface TaskComposerProps {
  /** The record that the task belongs to; without it the task is personal. */
  owner?: TaskOwner | ProjectTaskOwner | undefined
  /** The due date of a line that names none. */
  dueDate?: string
  /** Where personal tasks are added, for the draft. A due date would lose it at midnight. */
  place?: string
  /** Above the line. */
  head?: ReactNode
  placeholder?: string
  autoFocus?: boolean
  /** Without a button: Enter adds. */
  small?: boolean
  /** Returns what shows an added task that the page hides. */
  hidden?: (task: Pick<Task, 'dueDate' | 'responsibles' | 'attachments'>) => NextAction | undefined
  /** Esc was pressed. */
  onLeave?: () => void
  ref?: Ref<Composer>
}

/** "tomorrow @jonas" names no task. */
const noSubject = new ServiceError(422, [{ code: 'required', field: 'subject', message: 'Enter what is to be done.' }])

/** Adds tasks with one line: "Call the printer tomorrow @jonas". The draft is saved on this device. */
export const TaskComposer = (props: TaskComposerProps) => {
  const { owner, dueDate = '', place = '', head, autoFocus, small = false, onLeave, ref } = props
  const meId = useMe().id
  const draftKey = `${meId}:${owner ? `${owner.resource}:${owner.id}` : `personal:${place}`}:new-task`
  const create = useCreate(taskResource, draftKey)
  const { done } = useUndoable()
  const [draft, setDraft] = useDraft<TaskDraft>(draftKey, emptyTask)
  const isOfProject = owner?.resource === 'taskLists' || owner?.resource === 'projects'
  const { task, readNow } = useTaskLine(draft, { dueDate, responsibles: isOfProject ? [] : [meId] })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ reason: unknown; text: string } | undefined>(() => {
    const reason = unsentReason(draftKey)
    return reason === undefined ? undefined : { reason, text: draft.text }
  })
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const isEmpty = draft.text.trim() === ''
  const keepWords = () => {
    const words = task.dueWords
    if (words !== undefined) setDraft(({ due: _, ...now }) => ({ ...now, kept: [...(now.kept ?? []), words] }))
    return words !== undefined
  }
  const send = async () => {
    if (busy || isEmpty) return
    setBusy(true)
    setFailed(undefined)
    try {
      const { subject, dueDate: due, responsibles } = await readNow()
      if (subject === '') {
        setFailed({ reason: noSubject, text: draft.text })
        setBusy(false)
        return
      }
      const { id, changeId } = await create({ subject, ...(due && { dueDate: due }), responsibles: [...responsibles], owner })
      // Keeps text typed in the meantime.
      setDraft((now) => (now.text === draft.text ? emptyTask : now))
      const next = props.hidden?.({ dueDate: due, responsibles: [...responsibles], attachments: [] })
      const message = `Added “${subject}”${next ? ', hidden by the filter' : ''}`
      done({ message, changeId, quiet: next === undefined, next, touched: [{ resource: 'tasks', id, action: 'created' }] })
    } catch (reason) {
      setFailed({ reason, text: draft.text })
      onFailure(reason)
    }
    setBusy(false)
  }
  const reason = !busy && failed?.text === draft.text ? failed.reason : undefined
  const { waits, onFailure } = useSendWhenBack({ reason, send: () => void send(), draftKey })
  return (
    <div className={box.box} data-small={small || undefined}>
      {head}
      <input
        ref={field}
        className={box.text}
        aria-label="New task"
        aria-invalid={failed && !waits ? true : undefined}
        placeholder={props.placeholder ?? 'Add a task… for example “Call the printer tomorrow @jonas”'}
        dir="auto"
        autoComplete="off"
        autoFocus={autoFocus}
        value={draft.text}
        onChange={({ currentTarget: { value: text } }) => {
          setFailed(undefined)
          setDraft((now) => (text === '' ? emptyTask : { ...now, text }))
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') {
            event.preventDefault()
            void send()
          }
          if (event.key !== 'Escape') return
          event.preventDefault()
          if (keepWords()) return
          event.currentTarget.blur()
          onLeave?.()
        }}
      />
      {failed && <FieldError waits={waits}>{errorMessage(failed.reason)}</FieldError>}
      {!isEmpty && (
        <div className={classes.footer}>
          <TaskChips
            task={task}
            isRequired={needsResponsible(owner)}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
            onKeepWords={keepWords}
          />
          {small ? (
            <span className={classes.hint}>
              <Keys combo="enter" /> add
            </span>
          ) : (
            <Button size="xs" disabled={busy} onClick={() => void send()} rightSection={<Keys combo="enter" joined />}>
              Add task
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
