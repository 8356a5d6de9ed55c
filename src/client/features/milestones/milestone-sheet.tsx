import { Button } from '@mantine/core'
import { IconHistory, IconSquareRotated, IconSquareRotatedFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommentThread } from '../../kit/comments/comment-thread.tsx'
import { TextEdit } from '../../kit/edit/text-edit.tsx'
import { ResponsibleProperty } from '../../kit/people/responsible-property.tsx'
import { RecordHistory } from '../../kit/record/record-history.tsx'
import { useRecordEdit } from '../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../kit/resource/resource.ts'
import { useRecord } from '../../kit/resource/use-record.ts'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import { formatDate, formatDateTime, formatShortDay } from '../../ui/dates/format-date.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { ClashNote } from '../../ui/edit/clash-note.tsx'
import { Segmented } from '../../ui/filters/segmented.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { useProjectPeople } from '../projects/project-people.ts'
import { useProject } from '../projects/project-resource.ts'
import { useDueDays } from '../tasks/use-due-days.ts'
import { useMayChange } from './milestone-check.tsx'
import { DayButton, WhenLabel } from './milestone-day.tsx'
import { useTaskLists } from './milestone-lists.ts'
import { type Milestone, milestoneResource } from './milestone-resource.ts'
import classes from './milestone-sheet.module.css'
import { useMilestoneWrites } from './use-milestone-writes.ts'

const states = [
  { value: 'open', label: 'Open', icon: IconSquareRotated },
  { value: 'completed', label: 'Completed', icon: IconSquareRotatedFilled },
] as const

type Of = { milestone: Versioned<Milestone> }

/** The fields of a milestone, edited in place. */
const EditedFields = ({ milestone }: Of) => {
  const edit = useRecordEdit(milestoneResource, milestone)
  const { today } = useDueDays()
  const { title, deadline, completedAt, responsibleId, projectId } = milestone
  const { people } = useProjectPeople(projectId)
  return (
    <>
      <div className={classes.title}>
        <TextEdit
          label="title"
          placeholder="Title"
          value={title}
          record={milestone}
          draftKey={edit.draftKey('title')}
          validate={(text) => (text === '' ? 'Enter a title.' : undefined)}
          onSave={(next, from) => edit.save({ title: next }, from, { message: `Renamed to ${next}` })}
        />
      </div>
      {edit.clash && <ClashNote {...edit.clash} />}
      <Segmented
        label="State"
        size={32}
        value={completedAt === '' ? 'open' : 'completed'}
        options={states}
        onChange={(next) =>
          edit.apply(
            { completedAt: next === 'open' ? '' : today },
            { message: `${next === 'open' ? 'Reopened' : 'Completed'} ${title}`, quiet: false },
          )
        }
      />
      <div className={classes.fields}>
        <InlineRow label="Date">
          <span className={classes.when}>
            <DayButton
              day={deadline}
              onChange={(day) =>
                edit.apply({ deadline: day }, { message: `Moved ${title} to ${formatShortDay(day, today)}`, quiet: false })
              }
            />
            {completedAt === '' && deadline <= today && <WhenLabel milestone={milestone} />}
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

/** The fields of a milestone for those who may not change them. */
const ReadFields = ({ milestone }: Of) => {
  const { nameOf } = useWorkspace()
  return (
    <>
      <p className={classes.title}>{milestone.title}</p>
      <div className={classes.fields}>
        <InlineRow label="Date">
          <span className={classes.when}>
            {formatDate(milestone.deadline)} <WhenLabel milestone={milestone} />
          </span>
        </InlineRow>
        {milestone.responsibleId && <InlineRow label="Responsible">{nameOf(milestone.responsibleId)}</InlineRow>}
        <Facts milestone={milestone} />
      </div>
    </>
  )
}

const openNoun = { one: 'open task', other: 'open tasks' }

const Facts = ({ milestone: { id, projectId, completedAt, createdAt } }: Of) => {
  const project = useProject(projectId)
  const lists = useTaskLists(projectId).filter(({ milestoneId }) => milestoneId === id)
  return (
    <>
      {project && (
        <InlineRow label="Project">
          <Link className={classes.link} to={paths.projectMilestones(projectId)}>
            <bdi>{project.name}</bdi>
          </Link>
        </InlineRow>
      )}
      {lists.length > 0 && (
        <InlineRow label="Task lists">
          <ul>
            {lists.map((list) => (
              <li key={list.id}>
                <bdi>{list.name}</bdi> <span className={classes.count}>{countOf(list.openCount, openNoun)}</span>
              </li>
            ))}
          </ul>
        </InlineRow>
      )}
      {completedAt !== '' && <InlineRow label="Completed">{formatDate(completedAt)}</InlineRow>}
      <InlineRow label="Created">{formatDateTime(createdAt)}</InlineRow>
    </>
  )
}

const Opened = ({ milestone, onGone, onHistory }: Of & { onGone: () => void; onHistory: () => void }) => {
  const { remove } = useMilestoneWrites()
  const mayChange = useMayChange()
  const [writing, setWriting] = useState(false)
  const { id, projectId, createdAt, commentsCount = 0 } = milestone
  return (
    <div className={classes.milestone}>
      {mayChange ? <EditedFields milestone={milestone} /> : <ReadFields milestone={milestone} />}
      <div className={classes.actions}>
        <Button size="xs" variant="subtle" leftSection={<Icon of={IconHistory} />} onClick={onHistory}>
          History
        </Button>
        {mayChange && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => {
              onGone()
              void remove(milestone)
            }}
          >
            Delete
          </Button>
        )}
      </div>
      <h3 className={classes.head}>Comments {commentsCount > 0 && <span className={classes.count}>{commentsCount}</span>}</h3>
      {commentsCount === 0 && !writing && (
        <Button variant="text" onClick={() => setWriting(true)}>
          Comment
        </Button>
      )}
      <div className={classes.comments}>
        <CommentThread
          on={{ resource: 'milestones', id }}
          projectId={projectId}
          count={commentsCount}
          since={createdAt}
          writing={writing}
          onWriting={setWriting}
        />
      </div>
    </div>
  )
}

/** A milestone beside the page: its fields, task lists, comments and history. */
export const MilestoneSheet = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const found = useRecord(milestoneResource, id)
  const [historyOpen, setHistoryOpen] = useState(false)
  if (historyOpen) return <RecordHistory of={{ resource: 'milestones', id }} onClose={() => setHistoryOpen(false)} />
  return (
    <Sheet opened onClose={onClose} title="Milestone">
      {found.state === 'found' && <Opened milestone={found.record} onGone={onClose} onHistory={() => setHistoryOpen(true)} />}
      {found.state === 'loading' && <SkeletonRows count={6} rowHeight={40} columns={['6rem', '1fr']} />}
      {found.state === 'failed' && (
        <FailedBanner onRetry={found.retry}>Couldn't load the milestone. {errorMessage(found.error)}</FailedBanner>
      )}
      {found.state === 'gone' && <EmptyState title="Milestone not found" text="It may have been deleted, or you may not have access." />}
    </Sheet>
  )
}
