import { IconCircleOff, IconKey, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import type { User } from '../../../contract/x/people/users.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { TimeAgo } from '../../ui/dates/time-ago.tsx'
import { type ActionItem, ActionsMenu } from '../../ui/float/menu.tsx'
import { StateLabel } from '../../ui/icons/state-label.tsx'
import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import classes from './people-table.module.css'
import { roleWords, teamRoles } from './role-words.ts'
import { usePersonChanges } from './use-person-changes.ts'

interface PersonRowProps {
  user: User
  /** Workgroups of a colleague, the company of a client. */
  belongs: string
  you: boolean
  /** Whether who looks may change others. */
  manages: boolean
  onNewPassword: (user: User) => void
}

const RoleCell = ({
  user,
  manages,
  changeRole,
}: Pick<PersonRowProps, 'user' | 'manages'> & Pick<ReturnType<typeof usePersonChanges>, 'changeRole'>) => {
  if (!user.active) return <StateLabel tone="grey" icon={IconCircleOff} label="Switched off" />
  if (!manages || user.role === 'client') return roleWords[user.role]
  return <InlineSelect label={`Role of ${user.name}`} value={user.role} options={teamRoles} onChange={changeRole} />
}

/** One person of the workspace. */
export const PersonRow = ({ user, belongs, you, manages, onNewPassword }: PersonRowProps) => {
  const { changeRole, switchOff, switchOn } = usePersonChanges(user)
  const items: ActionItem[] = [
    { label: 'New password', icon: IconKey, onClick: () => onNewPassword(user) },
    user.active
      ? { label: 'Switch off', icon: IconUserOff, onClick: switchOff }
      : { label: 'Switch on', icon: IconUserCheck, onClick: switchOn },
  ]
  return (
    <tr className={classes.row} data-off={user.active ? undefined : true}>
      <th scope="row" className={classes.person}>
        <span className={classes.who}>
          <Avatar name={user.name} kind="person" />
          <span className={classes.names}>
            <span className={classes.nameLine}>
              <bdi className={classes.name}>{user.name}</bdi>
              {you && <span className={classes.you}>you</span>}
            </span>
            <span className={classes.second}>{user.email}</span>
          </span>
        </span>
      </th>
      <td className={classes.email} title={user.email}>
        {user.email}
      </td>
      <td className={classes.belongs} title={belongs || undefined}>
        {belongs || 'None'}
      </td>
      <td className={classes.role}>
        <RoleCell user={user} manages={manages} changeRole={changeRole} />
      </td>
      <td className={classes.here}>{user.lastHere ? <TimeAgo at={user.lastHere} /> : 'never'}</td>
      {manages && <td className={classes.more}>{!you && <ActionsMenu label={`More for ${user.name}`} size={28} items={items} />}</td>}
    </tr>
  )
}
