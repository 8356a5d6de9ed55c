import { Button } from '@mantine/core'
import { IconPlus, IconUserPlus, IconUserShare, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Company } from '../../../../contract/contacts/companies.ts'
import type { ClientsMay } from '../../../../contract/projects/projects.ts'
import { PickPopover } from '../../../kit/edit/pick-popover.tsx'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { useCompanyNamed } from '../../../records/contacts/use-company-named.ts'
import { useNewContact } from '../../../records/contacts/use-new-contact.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { ProjectFrame } from '../frame/project-frame.tsx'
import { type ProjectPerson, useProjectPeople } from '../project-people.ts'
import { useProject } from '../project-resource.ts'
import { useCompanyProjects } from '../use-company-projects.ts'
import { useCompanySearch, useProjectCompanies } from '../use-project-companies.ts'
import classes from './people-page.module.css'

const inviteSheet = lazyComponent(() => import('../../people/invite/invite-sheet.tsx').then(({ InviteSheet }) => InviteSheet))

const clientsSee = {
  look: 'Client: can view what is not private',
  comment: 'Client: can view and comment on what is not private',
  work: "Client: can't see private items",
}

interface CompanyPeopleProps {
  clientsMay: ClientsMay
  company: Company
  people: readonly ProjectPerson[]
  isOwn: boolean
  onInvite: (() => void) | undefined
  onRemove: (() => void) | undefined
}

const CompanyPeople = ({ clientsMay, company, people, isOwn, onInvite, onRemove }: CompanyPeopleProps) => {
  const id = useId()
  const { id: meId, role } = useMe()
  const { data: users } = useQuery(peopleQueries.users())
  return (
    <section className={classes.company} aria-labelledby={id}>
      <div className={classes.companyHead}>
        <Avatar name={company.name} kind="company" size={20} />
        <h2 id={id} className={classes.companyName}>
          <bdi>{company.name}</bdi> <span className={classes.count}>{people.length}</span>
        </h2>
        {role !== 'client' && (
          <span className={classes.sees}>
            {isOwn ? (
              'Full access'
            ) : (
              <>
                <Icon of={IconUserShare} size={14} />
                {clientsSee[clientsMay]}
              </>
            )}
          </span>
        )}
        {onInvite && <IconButton label={`Invite a person of ${company.name}`} icon={IconUserPlus} size={28} onClick={onInvite} />}
        {onRemove && <IconButton label={`Remove ${company.name} from the project`} icon={IconX} size={28} onClick={onRemove} />}
      </div>
      {people.length === 0 && <p className={classes.nobody}>Nobody from this company can sign in yet.</p>}
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id} className={classes.person}>
            <Avatar name={person.name} kind="person" size={28} />
            <span className={classes.words}>
              <span className={classes.name}>
                <bdi>{person.name}</bdi> {person.id === meId && <span className={classes.count}>you</span>}
                {person.invitation && <span className={classes.count}>{person.invitation}</span>}
              </span>
              <span className={classes.email}>{users?.find((user) => user.id === person.id)?.email}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The people with access to a project, by company. Administrators share the project with companies and invite their people. */
export const ProjectPeoplePage = ({ projectId }: { projectId: string }) => {
  const { role, account } = useMe()
  const { people, companies, isRead } = useProjectPeople(projectId)
  const { add, remove } = useProjectCompanies(projectId)
  const withCompany = useNewContact('company')
  const searchNew = useCompanySearch(companies)
  const searchAll = useCompanySearch()
  const [invited, setInvited] = useState<Company>()
  const projectsOf = useCompanyProjects()
  const companyNamed = useCompanyNamed()
  const manages = role === 'admin'
  const clientsMay = useProject(projectId)?.xClientsMay ?? 'work'
  return (
    <ProjectFrame
      projectId={projectId}
      tab="people"
      action={
        manages && (
          <PickPopover
            label="Share with a company"
            field="Company"
            description="Its people with a sign-in see everything in this project that is not private."
            search={searchNew}
            createLabel={(term) => `New company “${term}”`}
            onPick={(option) => void withCompany(option, ({ id, name }, made) => add({ id, name }, made))}
            target={(isOpen, toggle) => (
              <Button leftSection={<Icon of={IconPlus} bold />} aria-expanded={isOpen} onClick={toggle}>
                Add company
              </Button>
            )}
          />
        )
      }
    >
      <div className={classes.companies}>
        {!isRead && <SkeletonRows count={6} rowHeight={48} columns={['circle', '1fr']} />}
        {isRead &&
          companies.map((company) => {
            const isOwn = company.id === account.ownCompanyId
            return (
              <CompanyPeople
                key={company.id}
                clientsMay={clientsMay}
                company={company}
                people={people.filter(({ companyId }) => companyId === company.id)}
                isOwn={isOwn}
                onInvite={manages && !isOwn ? () => setInvited(company) : undefined}
                onRemove={manages && !isOwn ? () => remove(company) : undefined}
              />
            )
          })}
      </div>
      {invited && (
        <inviteSheet.Component
          company={{ id: invited.id, label: invited.name }}
          searchCompanies={searchAll}
          projectsOf={projectsOf}
          companyNamed={companyNamed}
          onClose={() => setInvited(undefined)}
        />
      )}
    </ProjectFrame>
  )
}
