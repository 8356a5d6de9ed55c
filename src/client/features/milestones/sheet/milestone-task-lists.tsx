import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { PickPopover } from '../../../kit/edit/pick-popover.tsx'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { RelatedRow } from '../../../kit/record/relation.tsx'
import { findByName } from '../../../kit/search/find-by-name.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { taskListResource } from '../../tasks/lists/task-list-resource.ts'
import { useListWrites } from '../../tasks/lists/use-list-writes.ts'
import { useMayChange } from '../milestone-check.tsx'
import classes from './milestone-sheet.module.css'

const openNoun = { one: 'open task', other: 'open tasks' }

/** The task lists of a milestone. Colleagues attach lists of the project, and detach them. */
export const MilestoneTaskLists = ({ milestone }: { milestone: Milestone }) => {
  const { id, projectId } = milestone
  const { items } = useRecordList(taskListResource, { projectId })
  const { setMilestone } = useListWrites(projectId)
  const mayChange = useMayChange()
  const [own, others] = [items.filter(({ milestoneId }) => milestoneId === id), items.filter(({ milestoneId }) => milestoneId !== id)]
  if (own.length === 0 && !(mayChange && others.length > 0)) return null
  return (
    <InlineRow label="Task lists">
      <ul>
        {own.map((list) => (
          <li key={list.id}>
            <RelatedRow
              actions={
                mayChange && (
                  <IconButton label={`Detach ${list.name}`} icon={IconX} size={28} onClick={() => setMilestone(list, undefined)} />
                )
              }
            >
              <span className={classes.list}>
                <bdi>{list.name}</bdi> <span className={classes.count}>{countOf(list.openCount, openNoun)}</span>
              </span>
            </RelatedRow>
          </li>
        ))}
      </ul>
      {mayChange && others.length > 0 && (
        <PickPopover
          label="Attach a task list"
          field="Task list"
          search={async (term) => findByName(others, term)}
          target={(isOpen, toggle) => (
            <Button variant="text" aria-expanded={isOpen} onClick={toggle}>
              Attach a task list
            </Button>
          )}
          onPick={(option) => {
            const list = others.find((each) => each.id === option.id)
            if (list) setMilestone(list, milestone)
          }}
        />
      )}
    </InlineRow>
  )
}
