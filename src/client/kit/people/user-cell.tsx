import { avatar } from '../../ui/avatar/avatar.tsx'
import classes from './people.module.css'

/** A user as the cell of a list: avatar and name. */
export const userCell = (name: string | undefined) =>
  name && (
    <span className={classes.cell}>
      {avatar(name, 'person', 20)}
      <bdi>{name}</bdi>
    </span>
  )
