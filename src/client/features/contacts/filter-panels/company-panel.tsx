import { useQueryClient } from '@tanstack/react-query'
import { contactQueries } from '../queries.ts'
import { PickPanel } from './pick-panel.tsx'

/** A company by what its name contains; shown are the people who belong to it. */
export const CompanyPanel = ({ onApply }: { onApply: (companyId: string) => void }) => {
  const client = useQueryClient()
  const search = async (term: string) =>
    (await client.fetchQuery(contactQueries.companies(term))).map(({ id, name }) => ({ id, label: name }))
  return (
    <PickPanel
      label="People of the company"
      search={search}
      onPick={({ id }) => id && onApply(id)}
      nothing="No company has this in its name."
    />
  )
}
