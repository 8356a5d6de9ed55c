import classes from './avatar.module.css'
import { initials } from './initials.ts'

type AvatarSize = 16 | 20 | 24 | 28 | 36 | 40

/** The picture as a plain element, for the rows of long lists. */
export const avatar = (name: string, kind: 'person' | 'company', size: AvatarSize) => (
  <span className={classes.avatar} data-kind={kind} data-size={size} aria-hidden="true">
    {initials(name, kind)}
  </span>
)

/**
 * The initials of a person (round) or a company (square), in any script. Decoration: the name stands beside it, so it is
 * hidden from assistive technology.
 *
 * @param size px: 16 inside a line, 20 rows and cards, 24 lists and stream, 28 comments, 36 phone, 40 head of a contact
 */
export const Avatar = ({ name, kind, size = 24 }: { name: string; kind: 'person' | 'company'; size?: AvatarSize }) =>
  avatar(name, kind, size)
