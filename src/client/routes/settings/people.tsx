import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { contactQueries } from '../../features/contacts/queries.ts'
import { People } from '../../features/people/people.tsx'
import { InviteSheet } from '../../features/people/sheets/invite-sheet.tsx'
import { MeSheet } from '../../features/people/sheets/me-sheet.tsx'
import { WorkgroupList } from '../../features/workgroups/workgroup-list.tsx'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import classes from '../settings.module.css'
import { useBelongings } from './use-belongings.ts'

export const Component = () => {
  const me = useMe()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const { workgroups, ...belongings } = useBelongings()
  const close = () => setSearch({}, { replace: true })
  const searchCompanies = async (term: string) => {
    const companies = await client.fetchQuery(contactQueries.companies(term))
    return companies.filter(({ id }) => id !== me.companyId).map(({ id, name }) => ({ id, label: name, kind: 'company' as const }))
  }
  return (
    <div className={classes.beside}>
      <People {...belongings} />
      <aside className={classes.aside} aria-label="Workgroups">
        <div className={classes.asideHead}>
          <h2>
            Workgroups <span className={classes.count}>{workgroups}</span>
          </h2>
          <Link to={paths.newWorkgroup}>New workgroup</Link>
        </div>
        <WorkgroupList />
      </aside>
      {search.has('new') && me.role === 'admin' && <InviteSheet onClose={close} searchCompanies={searchCompanies} />}
      {search.has('you') && <MeSheet onClose={close} />}
    </div>
  )
}
