import { IconCalendar, IconLock, IconLockOpen, IconUser, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DuePicker } from '../../../kit/due/due-picker.tsx'
import { dueWords } from '../../../kit/due/due-words.ts'
import { TakenWords } from '../../../kit/due/taken-words.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import classes from './task-composer.module.css'
import type { ReadTask, TaskDraft } from './use-task-line.ts'

interface ChipProps {
  /** "Change the due date" */
  label: string
  isOpen: boolean
  onOpen: () => void
  removeLabel: string
  onRemove: (() => void) | undefined
  children: ReactNode
}

const Chip = ({ label, isOpen, onOpen, removeLabel, onRemove, children }: ChipProps) => (
  <span className={classes.chip} data-set={onRemove ? true : undefined}>
    <button type="button" className={classes.words} aria-expanded={isOpen} onClick={onOpen}>
      <span className={classes.inner} aria-hidden>
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
    {onRemove && (
      <button type="button" className={classes.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon of={IconX} size={14} />
      </button>
    )}
  </span>
)

interface TaskChipsProps {
  task: ReadTask
  /** Somebody has to be responsible. */
  isRequired: boolean
  onChange: (change: Partial<TaskDraft>) => void
  /** Whether the task is hidden from clients; undefined where that cannot be chosen. */
  isPrivate: boolean | undefined
  /** Leaves the words of the due date in the subject. */
  onKeepWords: () => void
}

/** The due date and responsible users of a new task. Each can be changed, or removed from the line. */
export const TaskChips = ({
  task: { dueDate, dueWords: words, responsibles, unknown },
  isRequired,
  isPrivate,
  onChange,
  onKeepWords,
}: TaskChipsProps) => {
  const when = dueWords(dueDate, useDueDays())?.label
  const { nameOf, meId } = useWorkspace()
  const names = responsibles.map(nameOf).join(', ')
  const isMine = responsibles.length === 1 && responsibles[0] === meId
  return (
    <div className={classes.chips} role="group" aria-label="The new task">
      <DuePicker
        dueDate={dueDate}
        onChange={(due) => onChange({ due })}
        target={(isOpen, toggle) => (
          <Chip
            label={when ? `Due ${when}. Change the due date` : 'Set a due date'}
            isOpen={isOpen}
            onOpen={toggle}
            removeLabel="Remove the due date"
            onRemove={when === undefined ? undefined : () => onChange({ due: '' })}
          >
            <Icon of={IconCalendar} size={14} /> {when ?? 'No due date'}
          </Chip>
        )}
      />
      {words !== undefined && <TakenWords words={words} onKeep={onKeepWords} />}
      <PeoplePicker
        value={responsibles}
        required={isRequired}
        onChange={(change) =>
          onChange({
            people: change.startsWith('-') ? responsibles.filter((id) => `-${id}` !== change) : [...responsibles, change],
          })
        }
        target={(isOpen, toggle) => (
          <Chip
            label={`${names || 'Nobody'} responsible. Change who is responsible`}
            isOpen={isOpen}
            onOpen={toggle}
            removeLabel={`Remove ${names}`}
            onRemove={isMine || responsibles.length === 0 ? undefined : () => onChange({ people: [] })}
          >
            {responsibles.slice(0, 3).map((id) => (
              <span key={id} className={classes.picture}>
                {avatar(nameOf(id), 'person', 20)}
              </span>
            ))}
            {responsibles.length === 0 && <Icon of={IconUser} size={14} />}
            <bdi>{isMine ? 'Me' : names || 'Nobody'}</bdi>
          </Chip>
        )}
      />
      {isPrivate !== undefined && (
        <span className={classes.chip} data-set={isPrivate || undefined}>
          <button
            type="button"
            className={classes.words}
            aria-pressed={isPrivate}
            title={isPrivate ? 'Clients cannot see this task.' : 'Everyone in the project can see this task.'}
            onClick={() => onChange({ isPrivate: !isPrivate })}
          >
            <span className={classes.inner}>
              <Icon of={isPrivate ? IconLock : IconLockOpen} size={14} /> Private
            </span>
          </button>
        </span>
      )}
      {unknown.map(({ text, fits }) => (
        <span key={text} className={classes.hint}>
          {fits === 0 ? `No one is called ${text}` : `${fits === 2 ? 'Two' : fits} people match ${text}: choose one`}
        </span>
      ))}
    </div>
  )
}
