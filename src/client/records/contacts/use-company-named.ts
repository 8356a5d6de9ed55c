import { useQueryClient } from '@tanstack/react-query'
import { changeGroup } from '../../lib/request-keys.ts'
import { contactNamed } from './contact-named.ts'

/** Returns a function that returns the id of the company of a name, which it creates if there is none. */
export const useCompanyNamed = () => {
  const client = useQueryClient()
  return async (name: string) => (await contactNamed(client, 'company', name, { changeGroup: changeGroup() })).id
}
