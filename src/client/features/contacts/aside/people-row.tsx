import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { contactSearch } from '../contact-search.ts'
import { fullName } from '../contact-words.ts'
import { contactQueries } from '../queries.ts'
import classes from './contact-aside.module.css'

const atAGlance = 8
const nobody = { people: [], total: 0 }

/** The first people of a company, as far as one may see them, and the way to all of them. */
export const PeopleRow = ({ companyId }: { companyId: string }) => {
  const { people, total } = useQuery(contactQueries.peopleOf(companyId)).data ?? nobody
  const first = people.slice(0, atAGlance)
  if (first.length === 0) return null
  const all = { pathname: paths.contacts, search: contactSearch.write({ companyId, sort: 'name' }).toString() }
  return (
    <InlineRow label="People">
      <ul className={classes.people}>
        {first.map((person) => (
          <li key={person.id}>
            <Link className={classes.named} to={paths.contact(person.id)}>
              <Avatar name={fullName(person)} kind="person" size={20} />
              <bdi className={classes.name}>{fullName(person)}</bdi>
            </Link>
          </li>
        ))}
        {total > first.length && (
          <li>
            <Link className={classes.all} to={all}>
              All {formatCount(total)} people
            </Link>
          </li>
        )}
      </ul>
    </InlineRow>
  )
}
