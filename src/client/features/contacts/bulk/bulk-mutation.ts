import { mutationOptions } from '@tanstack/react-query'
import type { Contact } from '../../../../contract/contacts.ts'
import { changeGroup } from '../../../lib/request-keys.ts'
import { dropCached, editCached, putBackCached } from '../contact-cache.ts'
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
  signal: AbortSignal
}

/** Shows the effect on all at once; those that were refused are put back as they were. */
export const bulkMutation = () =>
  mutationOptions({
    mutationFn: ({ contacts, write, onProgress, signal }: BulkJob) => {
      const group = changeGroup()
      return runBulk({ items: contacts, write: (contact) => write(contact, group), onProgress, signal })
    },
    onMutate: async ({ contacts, edit }, { client }) => {
      const ids = contacts.map(({ id }) => id)
      if (edit) return editCached(client, ids, edit)
      await dropCached(client, ids)
      return undefined
    },
    onSuccess: ({ refused, left }, _, before, { client }) => {
      if (!before) return
      const missed = new Set([...refused.map(({ item }) => item.id), ...left.map(({ id }) => id)])
      if (missed.size) putBackCached(client, new Map([...before].filter(([id]) => missed.has(id))))
    },
    meta: { invalidates: [contactQueries.all()] },
  })
