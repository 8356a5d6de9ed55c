import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { Avatar } from '../../../ui/signs/avatar.tsx'
import { fullName } from '../contact-words.ts'
import { contactQueries } from '../queries.ts'
import classes from './contact-aside.module.css'

/** The people of a company, as far as one may see them. */
export const PeopleRow = ({ companyId }: { companyId: string }) => {
  const people = useQuery(contactQueries.peopleOf(companyId)).data ?? []
  if (people.length === 0) return null
  return (
    <InlineRow label="People">
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Link className={classes.named} to={paths.contact(person.id)}>
              <Avatar name={fullName(person)} kind="person" size={20} />
              <bdi className={classes.name}>{fullName(person)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </InlineRow>
  )
}
