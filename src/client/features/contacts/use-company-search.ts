import { useQueryClient } from '@tanstack/react-query'
import { contactQueries } from '../../records/contacts/queries.ts'
import type { ComboOption } from '../../ui/combo/use-options.ts'

/** Returns a search for companies by a part of their name, for a combobox. */
export const useCompanySearch = () => {
  const client = useQueryClient()
  return async (term: string): Promise<ComboOption[]> => {
    const companies = await client.fetchQuery(contactQueries.companies(term))
    return companies.map(({ id, name }) => ({ id, label: name, kind: 'company' }))
  }
}
