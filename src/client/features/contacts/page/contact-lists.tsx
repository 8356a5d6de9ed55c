import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { listProjects } from '../../../../contract/projects/projects.ts'
import { RelatedLink } from '../../../kit/record/relation.tsx'
import { api } from '../../../lib/api.ts'
import { refreshOnEvents } from '../../../lib/live/event-handlers.ts'
import { paths } from '../../../paths.ts'
import { contactSearch } from '../../../records/contacts/contact-search.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './contact-properties.module.css'

const projectsOfContacts = ['contacts', 'projects-of'] as const
refreshOnEvents('projects', projectsOfContacts)

/** The projects that are for a contact, by name. */
const projectsOf = (contactId: string) =>
  queryOptions({
    queryKey: [...projectsOfContacts, contactId] as const,
    queryFn: async ({ signal }) => (await api(listProjects, { signal })).projects.filter((project) => project.contactId === contactId),
  })

const people = { shown: 8, none: { people: [], total: 0 } }
const recentShown = 6

const ContactLink = ({ contact, hint }: { contact: Contact; hint?: string | undefined }) => (
  <li>
    <RelatedLink name={fullName(contact)} kind={contact.type} to={paths.contact(contact.id)} />
    {hint && <span className={classes.hint}>{hint}</span>}
  </li>
)

/** The first people of a company, with a link to all of them. */
export const CompanyPeople = ({ companyId }: { companyId: string }) => {
  const found = useQuery(contactQueries.peopleOf(companyId)).data ?? people.none
  const first = found.people.slice(0, people.shown)
  if (first.length === 0) return null
  const all = { pathname: paths.contacts, search: contactSearch.write({ companyId, sort: 'name' }).toString() }
  return (
    <InlineRow label="People">
      <ul className={classes.people}>
        {first.map((person) => (
          <ContactLink key={person.id} contact={person} hint={person.title} />
        ))}
        {found.total > first.length && (
          <li>
            <Link className={classes.all} to={all}>
              All {formatCount(found.total)} people
            </Link>
          </li>
        )}
      </ul>
    </InlineRow>
  )
}

/** The projects that are for a contact. */
export const ContactProjects = ({ contactId }: { contactId: string }) => {
  const projects = useQuery(projectsOf(contactId)).data ?? []
  if (projects.length === 0) return null
  return (
    <InlineRow label="Projects">
      <ul className={classes.people}>
        {projects.map(({ id, name, status }) => (
          <li key={id} className={classes.project}>
            <Link className="t-link" to={paths.project(id)} title={name}>
              <bdi>{name}</bdi>
            </Link>
            <span className={classes.state}>{status}</span>
          </li>
        ))}
      </ul>
    </InlineRow>
  )
}

/** The contacts that this person viewed before this one. */
export const RecentlyViewed = ({ contactId, ready }: { contactId: string; ready: boolean }) => {
  const recent = useQuery({ ...contactQueries.recentlyViewed(), staleTime: 0, enabled: ready }).data ?? []
  const others = recent.filter(({ id }) => id !== contactId).slice(0, recentShown)
  if (others.length === 0) return null
  return (
    <nav className={classes.recent} aria-label="Recently viewed">
      <h2 className={classes.head}>Recently viewed</h2>
      <ul className={classes.people}>
        {others.map((contact) => (
          <ContactLink key={contact.id} contact={contact} />
        ))}
      </ul>
    </nav>
  )
}
