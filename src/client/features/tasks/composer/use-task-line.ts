import { useEffect, useState } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { withoutPhrases } from '../../../kit/due/without-phrases.ts'
import { useAssignable } from '../../../kit/people/assignable.ts'
import type { TaskLine } from './read-task-line.ts'

type Reader = typeof import('./read-task-line.ts')

/** A line being written. `due` and `people` are what was chosen instead of what the line says; empty when it was removed. */
export interface TaskDraft {
  readonly text: string
  readonly due?: string | undefined
  readonly people?: readonly string[] | undefined
  /** Hidden from clients; of tasks in projects only. */
  readonly isPrivate?: boolean | undefined
  /** Words that name a day and stay in the subject. */
  readonly kept?: readonly string[] | undefined
}

export const emptyTask: TaskDraft = { text: '' }

/** Reads a draft: the task to add, with the phrases removed from its subject. */
export interface ReadTask {
  readonly subject: string
  readonly dueDate: string
  /** The words that the due date was read from, if it was. */
  readonly dueWords: string | undefined
  readonly responsibles: readonly string[]
  readonly unknown: TaskLine['unknown']
}

const silent: TaskLine = { due: undefined, people: [], unknown: [] }

/**
 * Returns a function that reads a draft. The code that understands dates is loaded once something has been typed; without it, such as
 * offline, the line is the subject.
 *
 * @param preset the due date and responsible users of a line that names none
 */
export const useTaskLine = (draft: TaskDraft, preset: { dueDate: string; responsibles: readonly string[] }) => {
  const people = useAssignable()
  const days = useDueDays()
  const [reader, setReader] = useState<Reader>()
  const wanted = draft.text !== ''
  useEffect(() => {
    if (wanted) import('./read-task-line.ts').then(setReader, () => undefined)
  }, [wanted])
  const readWith = (by: Reader | undefined, { text, due, people: chosen, kept } = draft): ReadTask => {
    const line = by?.readTaskLine(text, people, days, kept) ?? silent
    const found = [...(line.due && due !== '' ? [line.due] : []), ...(chosen?.length === 0 ? [] : line.people)]
    const named = [...new Set(line.people.map(({ userId }) => userId))]
    const responsibles = chosen ?? named
    return {
      subject: by ? withoutPhrases(text, found) : text.trim(),
      dueDate: due ?? line.due?.dueDate ?? preset.dueDate,
      dueWords: due === '' ? undefined : line.due?.text,
      responsibles: responsibles.length > 0 ? responsibles : preset.responsibles,
      unknown: line.unknown,
    }
  }
  return {
    task: readWith(reader),
    /** Waits for the code: Enter may be faster. */
    readNow: async (of = draft) => readWith(reader ?? (await import('./read-task-line.ts').catch(() => undefined)), of),
  }
}
