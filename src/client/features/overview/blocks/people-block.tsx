import { IconUserShare } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { useProjectPeople } from '../../projects/project-people.ts'
import shared from '../overview.module.css'
import classes from './people-block.module.css'

const shown = 6

const companyNoun = { one: 'company', other: 'companies' }

/** The people with access to the project, by company. */
export const PeopleBlock = ({ projectId }: { projectId: string }) => {
  const { people, companies, isRead } = useProjectPeople(projectId)
  const { role, account } = useMe()
  const to = paths.projectPeople(projectId)
  return (
    <section className={shared.block} aria-label="People">
      <div className={shared.blockHead}>
        <h2 className={shared.blockTitle}>People</h2>
        {isRead && (
          <span className={shared.detail}>
            {formatCount(people.length)} in {countOf(companies.length, companyNoun)}
          </span>
        )}
      </div>
      {!isRead && <SkeletonRows count={4} rowHeight={28} columns={['circle', '1fr']} />}
      {isRead &&
        companies.map((company) => {
          const own = people.filter(({ companyId }) => companyId === company.id)
          return (
            <div key={company.id} className={classes.company}>
              <p className={classes.companyHead}>
                <Avatar name={company.name} kind="company" size={20} />
                <bdi className={classes.companyName}>{company.name}</bdi>
                <span className={shared.detail}>{own.length}</span>
                {role !== 'client' && company.id !== account.ownCompanyId && (
                  <span className={classes.sees}>
                    <Icon of={IconUserShare} size={13} />
                    Client: can't see private items
                  </span>
                )}
              </p>
              <ul className={classes.people}>
                {own.slice(0, shown).map(({ id, name, invitation }) => (
                  <li key={id} className={classes.person}>
                    <Avatar name={name} kind="person" size={20} />
                    <bdi>{name}</bdi>
                    {invitation && <span className={shared.detail}>{invitation}</span>}
                  </li>
                ))}
                {own.length > shown && (
                  <li>
                    <Link to={to} className={shared.restLink ?? ''}>
                      {own.length - shown} more
                    </Link>
                  </li>
                )}
              </ul>
            </div>
          )
        })}
    </section>
  )
}
