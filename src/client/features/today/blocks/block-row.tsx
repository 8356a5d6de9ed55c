import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { When } from '../../../kit/due/when.tsx'
import type { Tone } from '../../../ui/icons/state-label.tsx'
import classes from './block.module.css'

interface BlockRowProps {
  name: string
  second: string
  when?: { readonly label: string; readonly tone?: Tone | undefined } | undefined
  /** Before the name. */
  sign?: ReactNode
  /** The page it leads to. */
  to?: string | undefined
}

/** One row of a block: a name over a second line, and a day. */
export const BlockRow = ({ name, second, when, sign, to }: BlockRowProps) => (
  <li className={classes.row}>
    {sign}
    <span className={classes.words}>
      {to === undefined ? (
        <bdi className={classes.name}>{name}</bdi>
      ) : (
        <Link to={to} className={`${classes.name} ${classes.link}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <bdi className={classes.second}>{second}</bdi>
    </span>
    <span className={classes.when}>{when && <When {...when} />}</span>
  </li>
)
