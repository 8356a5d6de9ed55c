import { IconChevronDown, IconChevronRight, IconPencil, IconTrash, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { Workgroup } from '../../../contract/workgroups.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import { AddPerson } from './add-person.tsx'
import { RenameField, type Renaming } from './rename-field.tsx'
import { useWorkgroup } from './use-workgroup.ts'
import { usesInWords } from './uses-in-words.ts'
import classes from './workgroups.module.css'

interface WorkgroupItemProps {
  group: Workgroup
  /** The account's own people, by id. */
  people: ReadonlyMap<string, User>
  /** Whether who looks may change it: its maker or an administrator. */
  manages: boolean
  startOpen: boolean
}

/** One workgroup: closed, its name and who is in it; open, each of them, and who is to be added. */
export const WorkgroupItem = ({ group, people, manages, startOpen }: WorkgroupItemProps) => {
  const id = useId()
  const [open, setOpen] = useState(startOpen)
  const [renaming, setRenaming] = useState<Renaming>()
  const fold = useRef<HTMLButtonElement>(null)
  const typing = renaming === 'typing'
  useFocusBack(typing, fold)
  const { rename, add, takeOut, remove } = useWorkgroup(group)
  const uses = useQuery({ ...workgroupQueries.uses(group.id), enabled: open && manages }).data
  const shown = uses && usesInWords(uses)
  const members = group.users.flatMap((userId) => people.get(userId) ?? [])
  const others = [...people.values()].filter((user) => user.active && !group.users.includes(user.id))
  return (
    <li className={classes.group}>
      <div className={classes.head}>
        {renaming && (
          <div className={classes.renaming} hidden={!typing}>
            <RenameField name={group.name} onRename={rename} onState={setRenaming} />
          </div>
        )}
        {!typing && (
          <button ref={fold} type="button" className={classes.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            <Icon of={open ? IconChevronDown : IconChevronRight} />
            <bdi className={classes.name}>{group.name}</bdi>
            <span className={classes.count}>{members.length}</span>
            {!open && (
              <span className={classes.faces}>
                {members.slice(0, 3).map((user) => (
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
              { label: 'Delete', icon: IconTrash, danger: true, onClick: remove },
            ]}
          />
        )}
      </div>
      {open && (
        <div id={id} className={classes.inside}>
          <ul>
            {members.map((user) => (
              <li key={user.id} className={classes.member}>
                <Avatar name={user.name} kind="person" size={20} />
                <bdi className={classes.memberName}>{user.name}</bdi>
                {manages && (
                  <IconButton label={`Take ${user.name} out of ${group.name}`} icon={IconX} size={28} onClick={() => takeOut(user)} />
                )}
              </li>
            ))}
          </ul>
          {members.length === 0 && <p className={classes.none}>Nobody is in it yet.</p>}
          {manages && <AddPerson group={group.name} others={others} onAdd={add} />}
          {manages && shown !== undefined && (
            <p className={classes.uses}>
              {shown
                ? `Who is added will then see what is shown to it: ${shown} that you see. While it is shown anything, it cannot be deleted.`
                : 'Nothing that you see is shown to it.'}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
