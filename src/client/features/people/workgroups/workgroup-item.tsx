import { IconChevronDown, IconChevronRight, IconPencil, IconPlus, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Workgroup } from '../../../../contract/workgroups.ts'
import type { User } from '../../../../contract/x/people/users.ts'
import type { WorkgroupUses } from '../../../../contract/x/people/workgroups.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { findByName } from '../../../kit/search/find-by-name.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useFocusBack } from '../../../ui/inline/use-focus-back.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { useWorkgroup } from './mutations.ts'
import classes from './workgroups.module.css'

const nouns = {
  contacts: { one: 'contact', other: 'contacts' },
  notes: { one: 'note', other: 'notes' },
  deals: { one: 'deal', other: 'deals' },
  cases: { one: 'case', other: 'cases' },
} as const

/** Lists how much is shared with a workgroup: "38 contacts, 12 notes". */
export const formatUses = (uses: WorkgroupUses) =>
  (['contacts', 'notes', 'deals', 'cases'] as const)
    .filter((kind) => uses[kind] > 0)
    .map((kind) => countOf(uses[kind], nouns[kind]))
    .join(', ')

interface WorkgroupItemProps {
  group: Workgroup
  /** The workspace's own people, by id. */
  people: ReadonlyMap<string, User>
  /** Whether the signed-in user may change it: the creator and administrators may. */
  manages: boolean
  startOpen: boolean
}

/** The members of an open workgroup. */
const Members = ({
  group,
  people,
  manages,
  change,
}: Omit<WorkgroupItemProps, 'startOpen'> & { change: ReturnType<typeof useWorkgroup> }) => {
  const uses = useQuery({ ...workgroupQueries.uses(group.id), enabled: manages }).data
  const shared = uses && formatUses(uses)
  const members = group.users.flatMap((userId) => people.get(userId) ?? [])
  const others = [...people.values()].filter((user) => user.active && !group.users.includes(user.id))
  const search = async (term: string) => findByName(others, term).map((option) => ({ ...option, kind: 'person' as const }))
  return (
    <>
      <ul>
        {members.map((user) => (
          <li key={user.id} className={classes.member}>
            <Avatar name={user.name} kind="person" size={20} />
            <bdi className={classes.memberName}>{user.name}</bdi>
            {manages && (
              <IconButton label={`Remove ${user.name} from ${group.name}`} icon={IconX} size={28} onClick={() => change.remove(user)} />
            )}
          </li>
        ))}
      </ul>
      {members.length === 0 && <p className={classes.none}>No members yet.</p>}
      {manages && (
        <div className={classes.add}>
          <ComboField
            label={`Add a person to ${group.name}`}
            icon={IconPlus}
            placeholder="Add a person"
            nothing="No other people match."
            value={undefined}
            search={search}
            onChange={(chosen) => {
              const user = chosen && people.get(chosen.id ?? '')
              if (user) change.add(user)
            }}
          />
        </div>
      )}
      {shared && <p className={classes.uses}>New members will see everything shared with this group: {shared}.</p>}
      {shared === '' && <p className={classes.uses}>Nothing is shared with this group yet.</p>}
    </>
  )
}

/** One workgroup: its name and faces, or its members when open. */
export const WorkgroupItem = ({ startOpen, ...props }: WorkgroupItemProps) => {
  const { group, people, manages } = props
  const id = useId()
  const [open, setOpen] = useState(startOpen)
  // A name that was sent shows as saved; its field stays mounted and opens again if the service refuses it.
  const [renaming, setRenaming] = useState<'typing' | 'sent'>()
  const toggle = useRef<HTMLButtonElement>(null)
  const typing = renaming === 'typing'
  useFocusBack(typing, toggle)
  const change = useWorkgroup(group)
  const rename = async (name: string) => {
    setRenaming('sent')
    try {
      await change.rename(name)
    } catch (error) {
      setRenaming('typing')
      throw error
    }
  }
  const faces = group.users.flatMap((userId) => people.get(userId) ?? [])
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        {renaming && (
          <div className={classes.renaming} hidden={!typing}>
            <TextEdit
              label="Workgroup name"
              value={group.name}
              record={undefined}
              placeholder="Workgroup name"
              onSave={rename}
              onDone={() => setRenaming(undefined)}
              startOpen
            />
          </div>
        )}
        {!typing && (
          <button
            ref={toggle}
            type="button"
            className={classes.fold}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon of={open ? IconChevronDown : IconChevronRight} />
            <bdi className={classes.name}>{group.name}</bdi>
            <span className={classes.count}>{faces.length}</span>
            {!open && (
              <span className={classes.faces}>
                {faces.slice(0, 3).map((user) => (
                  <Avatar key={user.id} name={user.name} kind="person" size={20} />
                ))}
              </span>
            )}
          </button>
        )}
        {open && manages && (
          <ActionsMenu
            label={`More for ${group.name}`}
            size={28}
            items={[
              { label: 'Rename', icon: IconPencil, onClick: () => setRenaming('typing') },
              { label: 'Delete', icon: IconTrash, danger: true, onClick: change.erase },
            ]}
          />
        )}
      </div>
      {open && (
        <div id={id} className={classes.inside}>
          <Members {...props} change={change} />
        </div>
      )}
    </li>
  )
}
