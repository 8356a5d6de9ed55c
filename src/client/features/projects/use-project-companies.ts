import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Company } from '../../../contract/contacts/companies.ts'
import { compareNames } from '../../../contract/name-order.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { optimistic } from '../../lib/cache/optimistic.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { projectQueries } from './project-queries.ts'

interface Change {
  company: Company
  removes: boolean
}

const byName = (a: Company, b: Company) => compareNames(a.name, b.name)
const withCompany = (companies: readonly Company[], company: Company) => [...withoutCompany(companies, company), company].sort(byName)
const withoutCompany = (companies: readonly Company[], { id }: Company) => companies.filter((each) => each.id !== id)

/** Adds companies to a project and removes them, with Undo. Administrators only. */
export const useProjectCompanies = (projectId: string) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const { queryKey } = projectQueries.companies(projectId)
  const edit = (change: (companies: readonly Company[]) => Company[]) =>
    void client.setQueryData(queryKey, (companies) => companies && change(companies))
  const { mutate } = useMutation({
    mutationFn: ({ company: { id }, removes }: Change) =>
      send(changeProjectCompanies, { params: { id: projectId }, body: { companies: [removes ? `-${id}` : id] } }),
    ...optimistic(async ({ company, removes }: Change) => {
      await client.cancelQueries({ queryKey })
      const [change, revert] = removes ? [withoutCompany, withCompany] : [withCompany, withoutCompany]
      edit((companies) => change(companies, company))
      return () => edit((companies) => revert(companies, company))
    }),
    onSuccess: ({ changeId }, { company, removes }, restore) =>
      done({
        message: removes ? `Removed ${company.name} from the project` : `Shared the project with ${company.name}`,
        changeId,
        restore: () => void restore(),
        touched: [{ resource: 'projects', id: projectId }],
      }),
    meta: { invalidates: [projectQueries.all()] },
  })
  const change = (company: Company, removes: boolean) =>
    mutate(
      { company, removes },
      { onError: (error) => notify({ message: `Couldn't change the companies. ${errorMessage(error)}`, tone: 'red' }) },
    )
  return { add: (company: Company) => change(company, false), remove: (company: Company) => change(company, true) }
}
