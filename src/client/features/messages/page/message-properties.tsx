import { Link } from 'react-router'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import type { Message, MessageChange } from '../../../../contract/projects/messages.ts'
import { currentTime } from '../../../clock.ts'
import { PickedProperty } from '../../../kit/record/picked-property.tsx'
import { PropertyRows, RecordAside } from '../../../kit/record/record-aside.tsx'
import type { RecordEdit } from '../../../kit/record/use-record-edit.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { useMilestonesOf } from '../../../records/milestones/milestone-resource.ts'
import { formatShort } from '../../../ui/dates/format-date.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { categorySetOf, useProjectCategories } from '../../categories/project-categories.ts'
import classes from './message-page.module.css'
import { SubscribersProperty } from './subscribers-property.tsx'
import { VisibilityRow } from './visibility-row.tsx'

interface PropertyProps {
  edit: RecordEdit<Message, MessageChange>
  mayEdit: boolean
}

const CategoryRow = ({ edit, mayEdit }: PropertyProps) => {
  const { projectId, categoryId } = edit.record
  const { nameOf } = useProjectCategories(projectId, 'message')
  const name = categoryId && (nameOf(categoryId) ?? '…')
  if (!mayEdit) return name ? <InlineRow label="Category">{name}</InlineRow> : null
  return (
    <CategoryProperty
      set={categorySetOf(projectId, 'message')}
      name={name}
      onPick={(id, label, made) => edit.apply({ categoryId: id }, { message: `Changed the category to ${label}`, made })}
      onRemove={(removed) => edit.apply({ categoryId: '' }, { message: `Removed the category ${removed}`, quiet: false })}
    />
  )
}

const MilestoneRow = ({ edit, mayEdit }: PropertyProps) => {
  const { projectId, milestoneId } = edit.record
  const milestones = useMilestonesOf(projectId)
  const milestone = milestones.find(({ id }) => id === milestoneId)
  const shown = milestone && (
    <span>
      <Link to={paths.milestone(milestone.id)}>
        <bdi>{milestone.title}</bdi>
      </Link>
      <br />
      <span className={classes.hint}>{formatShort(milestone.deadline, currentTime())}</span>
    </span>
  )
  if (!mayEdit) return shown ? <InlineRow label="Milestone">{shown}</InlineRow> : null
  return (
    <PickedProperty
      label="Milestone"
      field="Milestone"
      search={async (term) =>
        milestones
          .filter(({ title }) => term === '' || findNormalized(title, term))
          .map(({ id, title, deadline }) => ({ id, label: title, hint: formatShort(deadline, currentTime()) }))
      }
      picked={milestone ? { name: milestone.title, shown } : undefined}
      onPick={({ id, label }) => id && edit.apply({ milestoneId: id }, { message: `Changed the milestone to ${label}` })}
      onRemove={(removed) => edit.apply({ milestoneId: '' }, { message: `Removed the milestone ${removed}`, quiet: false })}
    />
  )
}

/** The properties of a message, at its right. */
export const MessageProperties = ({ edit, mayEdit }: PropertyProps) => {
  const { subscribers, isPrivate } = edit.record
  const isColleague = useMe().role !== 'client'
  return (
    <RecordAside summary={`${isPrivate ? 'Private' : 'Everyone in the project'} · ${subscribers.length} subscribed`}>
      {() => (
        <PropertyRows>
          <CategoryRow edit={edit} mayEdit={mayEdit} />
          <MilestoneRow edit={edit} mayEdit={mayEdit} />
          {isColleague && <VisibilityRow edit={edit} />}
          <SubscribersProperty edit={edit} mayEdit={mayEdit} />
        </PropertyRows>
      )}
    </RecordAside>
  )
}
