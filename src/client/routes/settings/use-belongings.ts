import { useQueries, useQuery } from '@tanstack/react-query'
import { contactResource } from '../../features/contacts/contact-resource.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'

/** The words for where people belong: colleagues to workgroups, clients to a company. */
export const useBelongings = () => {
  const { data: users = [] } = useQuery(peopleQueries.users())
  const { data: groups = [] } = useQuery(workgroupQueries.list())
  const companyIds = [...new Set(users.flatMap(({ role, companyId }) => (role === 'client' && companyId ? [companyId] : [])))]
  const companies = useQueries({
    queries: companyIds.map((id) => contactResource.ahead(id)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  })
  return {
    workgroups: groups.length || undefined,
    groupsOf: (userId: string) =>
      groups
        .filter((group) => group.users.includes(userId))
        .map(({ name }) => name)
        .join(', '),
    companyOf: (companyId: string | undefined) => companies.get(companyId ?? '') ?? '',
  }
}
