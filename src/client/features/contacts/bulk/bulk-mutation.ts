import { mutationOptions } from '@tanstack/react-query'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { dropRows, editRows } from '../../../lib/cache/page-cache.ts'
import { changeGroup } from '../../../lib/request-keys.ts'
import { contactCache } from '../contact-cache.ts'
import { contactQueries } from '../queries.ts'
import type { BulkVerb } from './run-bulk.ts'
import { runBulk } from './run-bulk.ts'

/** One thing to do to many contacts, as one step to the person. */
export interface BulkJob {
  contacts: readonly Contact[]
  verb: BulkVerb
  write: (contact: Contact, group: string) => Promise<{ changeId: string | undefined }>
  /** What the contact becomes, shown at once; without it the contacts leave the list. */
  edit?: (contact: Contact) => Contact
  onProgress: (done: number) => void
  onFirst: (changeId: string) => void
  signal: AbortSignal
}

/** Shows the effect on all at once; those that were refused are put back as they were. */
export const bulkMutation = () =>
  mutationOptions({
    mutationFn: ({ contacts, write, onProgress, onFirst, signal }: BulkJob) => {
      const group = changeGroup()
      return runBulk({ items: contacts, write: (contact) => write(contact, group), onProgress, onFirst, signal })
    },
    onMutate: ({ contacts, edit }, { client }) => {
      const ids = contacts.map(({ id }) => id)
      return edit ? editRows(client, contactCache, ids, edit) : dropRows(client, contactCache, ids)
    },
    onSuccess: ({ refused, left }, _, takeBack) => {
      const missed = new Set([...refused.map(({ item }) => item.id), ...left.map(({ id }) => id)])
      if (missed.size) takeBack(missed)
    },
    onError: (_, __, takeBack) => takeBack?.(),
    meta: { invalidates: [contactQueries.all()] },
  })
