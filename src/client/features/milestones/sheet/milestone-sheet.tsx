import { Button } from '@mantine/core'
import { IconSquareRotated, IconSquareRotatedFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { RecordComments } from '../../../kit/comments/record-comments.tsx'
import { DayButton } from '../../../kit/due/day-button.tsx'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { When } from '../../../kit/due/when.tsx'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { RecordSheet, SheetTitle } from '../../../kit/record/record-sheet.tsx'
import { ResponsibleProperty } from '../../../kit/record/responsible-property.tsx'
import { useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import { useRemoveRow } from '../../../kit/record/use-remove-row.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { type Milestone, milestoneResource } from '../../../records/milestones/milestone-resource.ts'
import { formatDate, formatDateTime, formatShortDay } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { useProjectPeople } from '../../projects/project-people.ts'
import { useProject } from '../../projects/project-resource.ts'
import { useMayChange } from '../milestone-check.tsx'
import { whenWords } from '../milestone-words.ts'
import classes from './milestone-sheet.module.css'
import { MilestoneTaskLists } from './milestone-task-lists.tsx'

const states = [
  { value: 'open', label: 'Open', icon: IconSquareRotated },
  { value: 'completed', label: 'Completed', icon: IconSquareRotatedFilled },
] as const

type Of = { milestone: Versioned<Milestone> }

/** The fields of a milestone, edited in place. */
const EditedFields = ({ milestone, onMove }: Of & { onMove: () => void }) => {
  const edit = useRecordEdit(milestoneResource, milestone)
  const days = useDueDays()
  const { title, deadline, completedAt, responsibleId, projectId } = milestone
  const { people } = useProjectPeople(projectId)
  return (
    <>
      <SheetTitle>
        <TextEdit
          label="title"
          placeholder="Title"
          value={title}
          record={milestone}
          draftKey={edit.draftKey('title')}
          validate={(text) => (text === '' ? 'Enter a title.' : undefined)}
          onSave={(next, from) => edit.save({ title: next }, from, { message: `Renamed to ${next}` })}
        />
      </SheetTitle>
      {edit.clash && <ClashNote {...edit.clash} />}
      <Segmented
        label="State"
        size={32}
        value={completedAt === '' ? 'open' : 'completed'}
        options={states}
        onChange={(next) =>
          edit.apply(
            { completedAt: next === 'open' ? '' : days.today },
            { message: `${next === 'open' ? 'Reopened' : 'Completed'} ${title}`, quiet: false },
          )
        }
      />
      <div>
        <InlineRow label="Date">
          <span className={classes.when}>
            <DayButton
              day={deadline}
              onChange={(day) =>
                edit.apply({ deadline: day }, { message: `Moved ${title} to ${formatShortDay(day, days.today)}`, quiet: false })
              }
            />
            {completedAt === '' && deadline <= days.today && <When {...whenWords(milestone, days)} />}
            {completedAt === '' && (
              <Button variant="text" onClick={onMove}>
                Move
              </Button>
            )}
          </span>
        </InlineRow>
        <ResponsibleProperty
          userId={responsibleId}
          people={people}
          onChange={(next, message) => edit.apply({ responsibleId: next }, { message })}
        />
        <Facts milestone={milestone} />
      </div>
    </>
  )
}

/** The fields of a milestone, read-only. */
const ReadFields = ({ milestone }: Of) => {
  const { nameOf } = useWorkspace()
  const days = useDueDays()
  return (
    <>
      <SheetTitle>
        <bdi>{milestone.title}</bdi>
      </SheetTitle>
      <div>
        <InlineRow label="Date">
          <span className={classes.when}>
            {formatDate(milestone.deadline)} <When {...whenWords(milestone, days)} />
          </span>
        </InlineRow>
        {milestone.responsibleId && <InlineRow label="Responsible">{nameOf(milestone.responsibleId)}</InlineRow>}
        <Facts milestone={milestone} />
      </div>
    </>
  )
}

const Facts = ({ milestone }: Of) => {
  const { projectId, completedAt, createdAt } = milestone
  const project = useProject(projectId)
  return (
    <>
      {project && (
        <InlineRow label="Project">
          <Link className={classes.link} to={paths.projectMilestones(projectId)}>
            <bdi>{project.name}</bdi>
          </Link>
        </InlineRow>
      )}
      <MilestoneTaskLists milestone={milestone} />
      {completedAt !== '' && <InlineRow label="Completed">{formatDate(completedAt)}</InlineRow>}
      <InlineRow label="Created">{formatDateTime(createdAt)}</InlineRow>
    </>
  )
}

/** The fields of a milestone, which can only be read in an archived project, wherever the sheet opens. */
const Fields = ({ milestone, onMove }: Of & { onMove: () => void }) => {
  const mayChange = useMayChange()
  const isArchived = useProject(milestone.projectId)?.status === 'archived'
  return mayChange && !isArchived ? <EditedFields milestone={milestone} onMove={onMove} /> : <ReadFields milestone={milestone} />
}

interface MilestoneSheetProps {
  id: string
  onClose: () => void
  /** Begins a move of the milestone, together with the later ones. */
  onMove: (milestone: Milestone) => void
}

/** A milestone beside the page: its fields, task lists, comments and history. */
export const MilestoneSheet = ({ id, onClose, onMove }: MilestoneSheetProps) => {
  const remove = useRemoveRow(milestoneResource)
  const mayChange = useMayChange()
  return (
    <RecordSheet
      resource={milestoneResource}
      id={id}
      title="Milestone"
      onClose={onClose}
      onRemove={remove}
      mayRemove={() => mayChange}
      foot={(milestone) => <RecordComments resource="milestones" record={milestone} />}
    >
      {(milestone) => <Fields milestone={milestone} onMove={() => onMove(milestone)} />}
    </RecordSheet>
  )
}
