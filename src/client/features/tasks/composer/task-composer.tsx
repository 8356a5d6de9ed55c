import { Button } from '@mantine/core'
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { Task } from '../../../../contract/projects/tasks.ts'
import { useDraft } from '../../../kit/drafts/use-draft.ts'
import box from '../../../kit/posts/composer-box.module.css'
import type { Composer } from '../../../kit/posts/post-composer.tsx'
import { useCreate } from '../../../kit/resource/use-write.ts'
import { pastedLines } from '../../../kit/stream/pasted-lines.ts'
import { SentLines } from '../../../kit/stream/sent-lines.tsx'
import { useLines } from '../../../kit/stream/use-lines.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { changeGroup } from '../../../lib/request-keys.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import type { NextAction } from '../../../ui/float/undo-note.tsx'
import { Keys } from '../../../ui/keys/key.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { needsResponsible, type ProjectTaskOwner, type TaskOwner, type TaskToAdd, taskNoun, taskResource } from '../task-resource.ts'
import { PastedTasks } from './pasted-tasks.tsx'
import { TaskChips } from './task-chips.tsx'
import classes from './task-composer.module.css'
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
const noSubject = 'Enter a task.'

/** A line that was sent, with the task that it meant then. */
interface TaskLineSent {
  readonly text: string
  readonly task: TaskToAdd
  /** The step that lines pasted together are undone with; the last has their number. */
  readonly step?: { readonly group: string; readonly count?: number | undefined } | undefined
}

/** Adds tasks with one line: "Call the printer tomorrow @jonas". The draft is saved on this device. */
export const TaskComposer = (props: TaskComposerProps) => {
  const { owner, dueDate = '', place = '', head, autoFocus, small = false, onLeave, ref } = props
  const { id: meId, role } = useMe()
  const draftKey = `${meId}:${owner ? `${owner.resource}:${owner.id}` : `personal:${place}`}:new-task`
  const create = useCreate(taskResource, draftKey)
  const { done } = useUndoable()
  const [draft, setDraft] = useDraft<TaskDraft>(draftKey, emptyTask)
  const isOfProject = owner?.resource === 'taskLists' || owner?.resource === 'projects'
  const { task, readNow } = useTaskLine(draft, { dueDate, responsibles: isOfProject ? [] : [meId] })
  const mayHide = isOfProject && role !== 'client'
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const isEmpty = draft.text.trim() === ''
  const keepWords = () => {
    const words = task.dueWords
    if (words !== undefined) setDraft(({ due: _, ...now }) => ({ ...now, kept: [...(now.kept ?? []), words] }))
    return words !== undefined
  }
  const { lines, ...sent } = useLines<TaskLineSent>(draftKey, async ({ task: asked, step }, key) => {
    const { id, changeId } = await create(asked, step ? { changeGroup: step.group } : {}, key)
    const next = props.hidden?.({ dueDate: asked.dueDate ?? '', responsibles: [...(asked.responsibles ?? [])], attachments: [] })
    if (step && step.count === undefined) return
    const added = step?.count !== undefined ? countOf(step.count, taskNoun) : `“${asked.subject}”`
    const message = `Added ${added}${next ? ', hidden by the filter' : ''}`
    done({ message, changeId, quiet: next === undefined, next, touched: [{ resource: 'tasks', id, action: 'created' }] })
  })
  /** Reads a line when it is sent: "tomorrow" means the day after that. Returns nothing where it names no task. */
  const toTask = async (of: TaskDraft): Promise<TaskLineSent | undefined> => {
    const { subject, dueDate: due, responsibles } = await readNow(of)
    if (subject === '') {
      setFault(noSubject)
      return undefined
    }
    return {
      text: of.text,
      task: {
        subject,
        ...(due && { dueDate: due }),
        responsibles: [...responsibles],
        ...(mayHide && of.isPrivate && { xIsPrivate: true }),
        owner,
      },
    }
  }
  // Enter can be pressed twice before the next render.
  const latest = useRef(draft)
  latest.current = draft
  const reading = useRef(false)
  const send = async () => {
    const line = await readOnce(latest.current)
    if (!line) return
    // The field is empty before the next key, unless the code that reads the line had to be loaded first.
    latest.current = setDraft((now) => (now.text.startsWith(line.text) ? { text: now.text.slice(line.text.length) } : now))
    sent.add(line)
  }
  const readOnce = async (of: TaskDraft) => {
    if (reading.current || of.text.trim() === '') return undefined
    reading.current = true
    setFault(undefined)
    return toTask(of).finally(() => {
      reading.current = false
    })
  }
  const [pasted, setPasted] = useState<readonly string[]>([])
  /** Adds a task for each pasted line, as one step. */
  const sendPasted = async () => {
    setPasted([])
    const group = changeGroup()
    for (const [at, text] of pasted.entries()) {
      const step = { group, ...(at === pasted.length - 1 && { count: pasted.length }) }
      const line = await toTask({ text })
      sent.add({ ...(line ?? { text, task: { subject: text, owner } }), step })
    }
    field.current?.focus()
  }
  const takeAsOne = () => {
    setPasted([])
    setDraft({ text: pasted.join(' ') })
    field.current?.focus()
  }
  const sendAgain = async (key: string, text: string) => {
    const line = await toTask({ text })
    if (line) sent.again(key, line)
  }
  return (
    <div className={box.box} data-small={small || undefined}>
      {head}
      <input
        ref={field}
        className={box.text}
        aria-label="New task"
        aria-invalid={fault !== undefined ? true : undefined}
        placeholder={props.placeholder ?? 'Add a task… for example “Call the printer tomorrow @name”'}
        dir="auto"
        autoComplete="off"
        autoFocus={autoFocus}
        value={draft.text}
        onChange={({ currentTarget: { value: text } }) => {
          setFault(undefined)
          setDraft((now) => (text === '' ? emptyTask : { ...now, text }))
        }}
        onPaste={(event) => {
          // In a field with text the lines join it, as in any field of one line.
          const lines = draft.text.trim() === '' ? pastedLines(event.clipboardData.getData('text/plain')) : []
          setPasted(lines)
          if (lines.length > 0) event.preventDefault()
        }}
        onKeyDown={(event) => {
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
      {fault !== undefined && <FieldError>{fault}</FieldError>}
      {pasted.length > 0 && (
        <PastedTasks count={pasted.length} onAddEach={() => void sendPasted()} onJoin={takeAsOne} onCancel={() => setPasted([])} />
      )}
      <SentLines noun="task" lines={lines} onAgain={(key, text) => void sendAgain(key, text)} onDiscard={sent.discard} />
      {!isEmpty && (
        <div className={classes.footer}>
          <TaskChips
            task={task}
            isRequired={needsResponsible(owner)}
            isPrivate={mayHide ? (draft.isPrivate ?? false) : undefined}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
            onKeepWords={keepWords}
          />
          {small ? (
            <span className={classes.hint}>
              <Keys combo="enter" /> add
            </span>
          ) : (
            <Button size="xs" onClick={() => void send()} rightSection={<Keys combo="enter" joined />}>
              Add task
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
