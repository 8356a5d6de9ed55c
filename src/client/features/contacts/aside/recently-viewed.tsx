import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { fullName } from '../contact-words.ts'
import { contactQueries } from '../queries.ts'
import classes from './contact-aside.module.css'

const shown = 6

/** The contacts one looked at before this one. */
export const RecentlyViewed = ({ contactId, ready }: { contactId: string; ready: boolean }) => {
  const recent = useQuery({ ...contactQueries.recentlyViewed(), staleTime: 0, enabled: ready }).data ?? []
  const others = recent.filter(({ id }) => id !== contactId).slice(0, shown)
  if (others.length === 0) return null
  return (
    <nav className={classes.recent} aria-label="Viewed before">
      <h2 className={classes.head}>Viewed before</h2>
      <ul className={classes.people}>
        {others.map((contact) => (
          <li key={contact.id}>
            <Link className={classes.named} to={paths.contact(contact.id)}>
              <Avatar name={fullName(contact)} kind={contact.type} size={20} />
              <bdi className={classes.name}>{fullName(contact)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
