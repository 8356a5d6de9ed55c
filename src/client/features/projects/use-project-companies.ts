import { useQueryClient } from '@tanstack/react-query'
import type { Company } from '../../../contract/contacts/companies.ts'
import { compareNames } from '../../../contract/name-order.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import type { Made } from '../../kit/record/use-record-edit.ts'
import { editOf, writeQueries } from '../../kit/resource/query-write.ts'
import { findByName } from '../../kit/search/find-by-name.ts'
import { attempt } from '../../kit/undo/attempt.ts'
import { useUndoable } from '../../kit/undo/use-undoable.ts'
import { send } from '../../lib/api.ts'
import { projectQueries } from './project-queries.ts'

const byName = (a: Company, b: Company) => compareNames(a.name, b.name)
const withCompany = (companies: readonly Company[], company: Company) => [...withoutCompany(companies, company), company].sort(byName)
const withoutCompany = (companies: readonly Company[], { id }: Company) => companies.filter((each) => each.id !== id)

/** Adds companies to a project and removes them, with Undo. Administrators only. */
export const useProjectCompanies = (projectId: string) => {
  const { done } = useUndoable()
  const client = useQueryClient()
  const change = (company: Company, removes: boolean, made?: Made) =>
    void attempt('change the companies', async () => {
      const [apply, revert] = removes ? [withoutCompany, withCompany] : [withCompany, withoutCompany]
      const { changeId, restore } = await writeQueries(client, {
        edits: [
          editOf(
            projectQueries.companies(projectId),
            (now) => apply(now, company),
            (now) => revert(now, company),
          ),
        ],
        send: () => {
          const companies = [removes ? `-${company.id}` : company.id]
          return send(changeProjectCompanies, {
            params: { id: projectId },
            body: { companies },
            headers: { changeGroup: made?.changeGroup },
          })
        },
        refreshes: [projectQueries.all()],
      })
      const message = removes ? `Removed ${company.name} from the project` : `Shared the project with ${company.name}`
      done({ message, changeId, restore, touched: [{ resource: 'projects', id: projectId }, ...(made ? [made.touched] : [])] })
    })
  return { add: (company: Company, made?: Made) => change(company, false, made), remove: (company: Company) => change(company, true) }
}

/** Returns a search for companies by name, without those that are in the project already. */
export const useCompanySearch = (without: readonly Company[] = []) => {
  const client = useQueryClient()
  return async (term: string) => {
    const companies = await client.fetchQuery(projectQueries.allCompanies())
    const left = companies.filter(({ id }) => !without.some((each) => each.id === id))
    return findByName(left, term)
  }
}
