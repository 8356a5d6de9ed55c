import { type Contact, listContacts } from '../../../../contract/contacts/contacts.ts'
import { nameKey } from '../../../../contract/name-order.ts'
import { runBulk } from '../../../kit/bulk/run-bulk.ts'
import { api } from '../../../lib/api.ts'
import type { MatchKey } from './plan-import.ts'

/** Finds the contacts that have an e-mail address or the name of a company. The service also finds parts of both, so the answer is compared. */
const find = async ({ email, company }: MatchKey, signal: AbortSignal): Promise<Contact[]> => {
  const query = email === undefined ? { contactType: 'company' as const, term: company } : { email }
  const { contacts } = await api(listContacts, { query, signal })
  return contacts.filter(({ name, contactData }) =>
    email === undefined
      ? nameKey(name) === nameKey(company ?? '')
      : contactData.some(({ entityType, entityValue }) => entityType === 'e-mail' && entityValue.toLowerCase() === email.toLowerCase()),
  )
}

interface Lookup {
  readonly signal: AbortSignal
  readonly onFound: (key: string, contacts: readonly Contact[]) => void
}

/** Looks keys up, a few at a time. @throws the first error of the service */
export const findMatches = async (keys: readonly MatchKey[], { signal, onFound }: Lookup): Promise<void> => {
  const write = async (item: MatchKey) => {
    onFound(item.key, await find(item, signal))
    return { changeId: undefined }
  }
  const { refused, failure } = await runBulk({ items: keys, write, signal, width: 6 })
  const error = failure ?? refused[0]?.error
  if (error !== undefined && !signal.aborted) throw error
}
