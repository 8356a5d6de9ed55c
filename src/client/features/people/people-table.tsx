import type { User } from '../../../contract/x/people/users.ts'
import table from '../../ui/page/table.module.css'
import classes from './people-table.module.css'
import { PersonRow } from './person-row.tsx'

interface PeopleTableProps {
  /** Whose people these are: the name of the workspace, or Clients. */
  title: string
  users: readonly User[]
  /** The name of the third column, and what it says. */
  belongsTitle: string
  belongs: (user: User) => string
  meId: string
  manages: boolean
  onNewPassword: (user: User) => void
}

/** People of one kind, one row each. */
export const PeopleTable = ({ title, users, belongsTitle, belongs, meId, manages, onNewPassword }: PeopleTableProps) => (
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
          {belongsTitle}
        </th>
        <th scope="col" className={classes.role}>
          Role
        </th>
        <th scope="col" className={classes.here}>
          Last here
        </th>
        {manages && (
          <th scope="col" className={classes.more}>
            <span className="t-unseen">More</span>
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <PersonRow
          key={user.id}
          user={user}
          belongs={belongs(user)}
          you={user.id === meId}
          manages={manages}
          onNewPassword={onNewPassword}
        />
      ))}
    </tbody>
  </table>
)
