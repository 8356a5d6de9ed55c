import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconFlag,
  IconPencil,
  IconPlus,
  IconSortAscending,
  IconTrash,
} from '@tabler/icons-react'
import type { QueryClient } from '@tanstack/react-query'
import { memo, type ReactNode, useRef, useState } from 'react'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { filledLine } from '../../../../contract/wire/values.ts'
import type { TaskList } from '../../../../contract/x/projects/task-lists.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { PickPanel } from '../../../kit/search/panels/pick-panel.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { milestoneSourceOf, useMilestonesOf } from '../../../records/milestones/milestone-resource.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import type { ListWrites } from '../lists/use-list-writes.ts'
import classes from './list-head.module.css'

interface ListHeadProps {
  list: TaskList
  writes: ListWrites
}

const name = filledLine()

/** The name of a task list; colleagues change it in place. Memoized like the rest of the head, which each step of a drag would render. */
export const ListName = memo(({ list, writes }: ListHeadProps) => {
  const { id: meId, role } = useMe()
  if (role === 'client') return <bdi>{list.name}</bdi>
  return (
    <span data-list-name={list.id} className={classes.name}>
      <TextEdit
        label={`name of ${list.name}`}
        placeholder="Name"
        oneLine
        value={list.name}
        record={list}
        draftKey={`${meId}:taskLists:${list.id}:name`}
        validate={(text) => faultMessage(name, text)}
        onSave={(text, from) => writes.rename(from, text)}
      />
    </span>
  )
})

/** The milestone of a list. */
export const ListMilestone = ({ list: { milestoneId, projectId } }: { list: TaskList }) => {
  const milestone = useMilestonesOf(milestoneId && projectId).find(({ id }) => id === milestoneId)
  return milestone ? <bdi className={classes.milestone}>{milestone.title}</bdi> : null
}

interface ListActionsProps extends ListHeadProps {
  /** Lists are below each other. */
  stacked: boolean
  /** All lists of the project, in order. */
  lists: readonly TaskList[]
  onAdd: (listId: string) => void
  onSort: () => void
}

const none = 'none'

/** Where the panel of a menu's action opens. The menu has attributes of its own, so those of the panel are left out. */
const Anchor = ({ children }: { children: ReactNode }) => children

/** Adds a task to a list, and changes the list. Clients only add. */
export const ListActions = memo(({ list, writes, stacked, lists, onAdd, onSort }: ListActionsProps) => {
  const isClient = useMe().role === 'client'
  const at = lists.indexOf(list)
  const [choosing, setChoosing] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const rename = () => root.current?.closest('section')?.querySelector<HTMLElement>('[data-list-name] [data-edit]')?.click()
  const find = async (client: QueryClient, term: string) => [
    ...(await milestoneSourceOf(list.projectId).find(client, term)),
    ...(list.milestoneId ? [{ id: none, label: 'No milestone' }] : []),
  ]
  const menu = (
    <ActionsMenu
      label={`More for the list ${list.name}`}
      size={28}
      items={[
        { label: 'Rename', icon: IconPencil, onClick: rename },
        {
          label: stacked ? 'Move up' : 'Move left',
          icon: stacked ? IconArrowUp : IconArrowLeft,
          onClick: () => writes.moveTo(list, at - 1, lists),
          disabled: at <= 0,
        },
        {
          label: stacked ? 'Move down' : 'Move right',
          icon: stacked ? IconArrowDown : IconArrowRight,
          onClick: () => writes.moveTo(list, at + 1, lists),
          disabled: at === lists.length - 1,
        },
        { label: 'Sort by due date', icon: IconSortAscending, onClick: onSort },
        { label: 'Milestone…', icon: IconFlag, onClick: () => setChoosing(true) },
        { label: 'Delete list', icon: IconTrash, onClick: () => writes.remove(list), danger: true },
      ]}
    />
  )
  return (
    <span ref={root} className={classes.actions}>
      <IconButton label={`Add a task to ${list.name}`} icon={IconPlus} size={28} onClick={() => onAdd(list.id)} />
      {!isClient && (
        <Popover opened={choosing} onChange={setChoosing} label="Milestone" width={280} target={<Anchor>{menu}</Anchor>}>
          <PickPanel
            label="Milestone"
            placeholder="Find a milestone"
            find={find}
            onPick={({ id = none, label }) => {
              setChoosing(false)
              writes.setMilestone(list, id === none ? undefined : { id, title: label })
            }}
          />
        </Popover>
      )}
    </span>
  )
})
