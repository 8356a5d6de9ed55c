import { IconLock } from '@tabler/icons-react'
import { Icon } from '../../ui/icons/icon.tsx'
import classes from './private-mark.module.css'

/** Says that clients cannot see a record. The record itself has the class `privateClass`. */
export const PrivateMark = ({ short = false }: { short?: boolean }) => (
  <span className={classes.mark}>
    <Icon of={IconLock} size={14} />
    {short ? 'Private' : 'Private: clients cannot see this'}
  </span>
)

/** The striped background of a record that clients cannot see; undefined for others. */
export const privateClass = (isPrivate: boolean): string | undefined => (isPrivate ? classes.striped : undefined)
