import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Company } from '../../../contract/contacts/companies.ts'
import { useApplyEdits } from '../../kit/resource/query-write.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { invitationWords } from '../people/roles.ts'
import { projectQueries } from './project-queries.ts'

/** A person with access to a project. Clients see nothing private. */
export interface ProjectPerson {
  readonly id: string
  readonly name: string
  readonly companyId: string
  readonly isClient: boolean
  /** "Invited"; undefined once they have joined. */
  readonly invitation: string | undefined
}

interface ProjectPeople {
  readonly people: readonly ProjectPerson[]
  /** The own company first, then those that take part. */
  readonly companies: readonly Company[]
  /** Returns the name of a person's company. */
  readonly companyOf: (userId: string) => string | undefined
  /** Whether both have been read. */
  readonly isRead: boolean
}

/** Returns the active people with access to a project that the signed-in person sees, and their companies. Without an id there is no project yet. */
export const useProjectPeople = (projectId: string): ProjectPeople => {
  const { ownCompanyId } = useMe().account
  const { data: users } = useQuery(peopleQueries.users())
  const select = useApplyEdits(projectQueries.companies(projectId))
  const { data: takingPart } = useQuery({ ...projectQueries.companies(projectId), select, enabled: projectId !== '' })
  const { data: own } = useQuery(projectQueries.company(ownCompanyId))
  return useMemo(() => {
    const companies = [...(own ? [own] : []), ...(takingPart ?? []).filter(({ id }) => id !== ownCompanyId)]
    const clientsOf = new Set(takingPart?.map(({ id }) => id))
    const people = (users ?? []).flatMap((user) => {
      const { id, name, role, companyId, active } = user
      const isClient = role === 'client'
      const company = isClient ? companyId : ownCompanyId
      if (!active || company === undefined || (isClient && !clientsOf.has(company))) return []
      return [{ id, name, companyId: company, isClient, invitation: invitationWords(user) }]
    })
    const companyIds = new Map(people.map(({ id, companyId }) => [id, companyId]))
    const names = new Map(companies.map(({ id, name }) => [id, name]))
    const companyOf = (userId: string) => names.get(companyIds.get(userId) ?? '')
    return { people, companies, companyOf, isRead: users !== undefined && takingPart !== undefined }
  }, [users, takingPart, own, ownCompanyId])
}
