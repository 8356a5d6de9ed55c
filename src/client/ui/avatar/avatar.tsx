import classes from './avatar.module.css'
import { initials } from './initials.ts'

type AvatarSize = 16 | 20 | 24 | 28 | 36 | 40

/** `Avatar` as a plain element, for rows of long lists. */
export const avatar = (name: string, kind: 'person' | 'company', size: AvatarSize) => (
  <span className={classes.avatar} data-kind={kind} data-size={size} aria-hidden="true">
    {initials(name, kind)}
  </span>
)

/**
 * The initials of a person (round) or a company (square), in any script. Hidden from assistive technology, because the
 * name is beside it.
 *
 * @param size px: 16 inside a line, 20 rows and cards, 24 lists and the stream, 28 comments, 36 phone, 40 head of a contact
 */
export const Avatar = ({ name, kind, size = 24 }: { name: string; kind: 'person' | 'company'; size?: AvatarSize }) =>
  avatar(name, kind, size)
