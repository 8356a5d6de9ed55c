import { IconCalendar, IconCheck, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import type { Task } from '../../../contract/projects/tasks.ts'
import type { BulkAction } from '../../kit/bulk/bulk-action.tsx'
import type { BulkStep } from '../../kit/bulk/bulk-job.ts'
import type { DueDays } from '../../kit/due/due-days.ts'
import { DuePanel } from '../../kit/due/due-picker.tsx'
import { findAmong, type Person, unassigned } from '../../kit/people/responsible.ts'
import { findByName } from '../../kit/search/find-by-name.ts'
import { PickPanel } from '../../kit/search/panels/pick-panel.tsx'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { doneStep, dueStep, type ResponsibleChange, responsibleStep } from './task-steps.ts'

type Run = (step: BulkStep<Task>) => void

/** Completes the selected tasks, or reopens them where all are completed. */
export const doneAction = (tasks: readonly Task[], run: Run): BulkAction =>
  tasks.some(({ state }) => state !== 'done')
    ? { label: 'Complete', keys: 's', icon: IconCheck, onClick: () => run(doneStep(tasks, true)) }
    : { label: 'Reopen', keys: 's', icon: IconRotate, onClick: () => run(doneStep(tasks, false)) }

/** Gives the selected tasks one due date. */
export const dueAction = (tasks: readonly Task[], run: Run, days: DueDays): BulkAction => ({
  label: 'Due date',
  longLabel: 'Change the due date of',
  keys: 't',
  icon: IconCalendar,
  panel: {
    width: 300,
    content: <DuePanel dueDate="" onChange={(due) => run(dueStep(tasks, due, days))} />,
  },
})

const ways = [
  { value: 'add', label: 'Add' },
  { value: 'replace', label: 'Replace' },
  { value: 'remove', label: 'Remove' },
] as const satisfies { value: ResponsibleChange; label: string }[]

interface ResponsiblePanelProps {
  tasks: readonly Task[]
  people: readonly Person[]
  run: (step: BulkStep<Task>) => void
}

/** Changes who is responsible for the selected tasks. Where some have several people, it first asks what happens to them. */
export const ResponsiblePanel = ({ tasks, people, run }: ResponsiblePanelProps) => {
  const isAnyone = tasks.some(({ responsibles }) => responsibles.length > 0)
  const [how, setHow] = useState<ResponsibleChange>(tasks.some(({ responsibles }) => responsibles.length > 1) ? 'add' : 'replace')
  const there = new Set(tasks.flatMap(({ responsibles }) => responsibles))
  const find = async (term: string) =>
    how === 'remove'
      ? findByName(
          people.filter(({ id }) => there.has(id)),
          term,
        )
      : how === 'add'
        ? findByName(people, term)
        : findAmong(people, term)
  return (
    <>
      {isAnyone && <Segmented label="Change" value={how} options={ways} onChange={setHow} />}
      <PickPanel
        key={how}
        label="Responsible"
        find={(_, term) => find(term)}
        onPick={({ id, label }) => run(responsibleStep(tasks, id === unassigned ? undefined : id, label, how))}
      />
    </>
  )
}
