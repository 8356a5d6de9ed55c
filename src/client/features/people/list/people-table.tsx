import { IconCircleOff, IconKey, IconLink, IconUserCheck, IconUserOff } from '@tabler/icons-react'
import type { User } from '../../../../contract/x/people/users.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { TimeAgo } from '../../../ui/dates/time-ago.tsx'
import type { ActionItem } from '../../../ui/float/action-item.ts'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { StateLabel } from '../../../ui/icons/state-label.tsx'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import table from '../../../ui/page/table.module.css'
import { usePersonChanges } from '../mutations.ts'
import { missingStep, roleLabels, teamRoles } from '../roles.ts'
import classes from './people-table.module.css'

interface Shared {
  /** The text of the third column: workgroups of a colleague, the company of a client. */
  groupOf: (user: User) => string
  meId: string
  /** Whether the signed-in user may change others. */
  manages: boolean
  onNewPassword: (user: User) => void
  onInvite: (user: User) => void
  onDeactivate: (user: User) => void
}

const PersonRow = ({ user, groupOf, meId, manages, onNewPassword, onInvite, onDeactivate }: Shared & { user: User }) => {
  const { name, email, role, active, lastHere, invitedUntil } = user
  const { changeRole, reactivate } = usePersonChanges(user)
  const missing = missingStep(user)
  const group = groupOf(user)
  const items: ActionItem[] = [
    ...(active && (invitedUntil || !lastHere) ? [{ label: 'New invitation link', icon: IconLink, onClick: () => onInvite(user) }] : []),
    ...(invitedUntil ? [] : [{ label: 'Set new password', icon: IconKey, onClick: () => onNewPassword(user) }]),
    active
      ? { label: 'Deactivate…', icon: IconUserOff, onClick: () => onDeactivate(user) }
      : { label: 'Reactivate', icon: IconUserCheck, onClick: () => void reactivate() },
  ]
  const choosesRole = active && manages && role !== 'client'
  return (
    <tr className={classes.row} data-off={active ? undefined : true}>
      <th scope="row" className={classes.person}>
        <span className={classes.who}>
          <Avatar name={name} kind="person" />
          <span className={classes.names}>
            <span className={classes.nameLine}>
              <bdi className={classes.name}>{name}</bdi>
              {user.id === meId && <span className={classes.you}>you</span>}
            </span>
            <span className={classes.second}>{email}</span>
            {missing && <span className={classes.missing}>{missing}</span>}
          </span>
        </span>
      </th>
      <td className={classes.email} title={email}>
        {email}
      </td>
      <td className={classes.belongs} title={group || undefined}>
        {group || 'None'}
      </td>
      <td className={classes.role} data-choice={choosesRole || undefined}>
        {!active && <StateLabel tone="grey" icon={IconCircleOff} label="Deactivated" />}
        {active && !choosesRole && roleLabels[role]}
        {choosesRole && (
          <InlineSelect label={`Role of ${name}`} value={role} options={teamRoles} onChange={(role) => void changeRole(role)} />
        )}
      </td>
      <td className={classes.here}>{lastHere ? <TimeAgo at={lastHere} /> : 'Never'}</td>
      {manages && (
        <td className={classes.more}>{user.id !== meId && <ActionsMenu label={`More for ${name}`} size={28} items={items} />}</td>
      )}
    </tr>
  )
}

interface PeopleTableProps extends Shared {
  title: string
  users: readonly User[]
  groupTitle: string
}

/** A table of people, one row each. */
export const PeopleTable = ({ title, users, groupTitle, ...shared }: PeopleTableProps) => (
  <table className={`${table.table} ${classes.table}`}>
    <thead>
      <tr>
        <th scope="col" className={classes.person}>
          <bdi>{title}</bdi> <span className={classes.count}>{users.length}</span>
        </th>
        <th scope="col" className={classes.email}>
          E-mail
        </th>
        <th scope="col" className={classes.belongs}>
          {groupTitle}
        </th>
        <th scope="col" className={classes.role}>
          Role
        </th>
        <th scope="col" className={classes.here}>
          Last active
        </th>
        {shared.manages && (
          <th scope="col" className={classes.more}>
            <span className="t-unseen">More</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <PersonRow key={user.id} user={user} {...shared} />
      ))}
    </tbody>
  </table>
)
