import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { useCompanyNamed } from '../../../records/contacts/use-company-named.ts'
import { InviteSheet } from '../../people/invite/invite-sheet.tsx'
import { People } from '../../people/list/people.tsx'
import { ProfileSheet } from '../../people/profile/profile-form.tsx'
import { WorkgroupList } from '../../people/workgroups/workgroup-list.tsx'
import { useCompanyProjects } from '../../projects/use-company-projects.ts'
import classes from '../settings.module.css'

/** Names the companies of the clients. */
const useCompanyNames = () => {
  const { data: users = [] } = useQuery(peopleQueries.users())
  const ids = new Set(users.flatMap(({ role, companyId }) => (role === 'client' && companyId ? [companyId] : [])))
  return useQueries({
    queries: [...ids].map((id) => contactResource.ahead(id)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  })
}

/** The sheet that invites people; the projects that a client will see are read with it. */
const Invite = (props: Omit<Parameters<typeof InviteSheet>[0], 'projectsOf' | 'companyNamed'>) => (
  <InviteSheet {...props} projectsOf={useCompanyProjects()} companyNamed={useCompanyNamed()} />
)

export const PeoplePage = () => {
  const me = useMe()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { data: groups = [] } = useQuery(workgroupQueries.list())
  const companies = useCompanyNames()
  const close = () => setSearch({}, { replace: true })
  const groupsOf = (userId: string) => {
    const own = groups.filter(({ users }) => users.includes(userId))
    return own.map(({ name }) => name).join(', ')
  }
  const searchCompanies = async (term: string) => {
    const found = await client.fetchQuery(contactQueries.companies(term))
    return found.filter(({ id }) => id !== me.companyId).map(({ id, name }) => ({ id, label: name, kind: 'company' as const }))
  }
  return (
    <div className={classes.beside}>
      <People groupsOf={groupsOf} companyOf={(companyId) => companies.get(companyId ?? '') ?? ''} />
      <aside className={classes.aside} aria-label="Workgroups">
        <div className={classes.asideHead}>
          <h2>
            Workgroups <span className={classes.count}>{groups.length || undefined}</span>
          </h2>
          <Link to={paths.newWorkgroup}>New workgroup</Link>
        </div>
        <WorkgroupList />
      </aside>
      {search.has('new') && me.role === 'admin' && <Invite onClose={close} searchCompanies={searchCompanies} />}
      {search.has('you') && <ProfileSheet onClose={close} />}
    </div>
  )
}
