import type { QueryClient } from '@tanstack/react-query'
import { type Contact, type ContactChange, getContact } from '../../../../contract/contacts/contacts.ts'
import { listChanges } from '../../../../contract/x/changes.ts'
import { api, send } from '../../../lib/api.ts'
import { ServiceError } from '../../../lib/service-error.ts'
import { applyChange } from '../contact-change.ts'
import { contactWrites } from '../mutations.ts'
import { contactQueries, type ReadContact } from '../queries.ts'
import { type Clash, findClash, rebase } from './find-conflict.ts'

/** Somebody else changed the very thing: nothing was sent over theirs, and nothing of mine is lost. */
export class ClashError extends Error {
  override name = 'ClashError'
  readonly clash: Clash
  /** The contact as it is now. */
  readonly theirs: ReadContact
  /** My change, as it can still be sent. */
  readonly change: ContactChange
  /** The user who changed it; undefined when that cannot be told. */
  readonly by: string | undefined

  constructor(parts: Pick<ClashError, 'clash' | 'theirs' | 'change' | 'by'>) {
    super('Somebody changed this meanwhile.')
    this.clash = parts.clash
    this.theirs = parts.theirs
    this.change = parts.change
    this.by = parts.by
  }
}

/** What came of a save; `besides` is who changed something else meanwhile, both of which are kept. */
export interface Saved {
  readonly changeId: string | undefined
  readonly besides: string | undefined
}

const readAnew = async (id: string): Promise<ReadContact> => {
  const { reply, etag } = await send(getContact, { params: { id }, query: { xView: false } })
  return { ...reply.contact, etag }
}

const lastAuthor = (id: string) =>
  api(listChanges, { query: { resource: 'contacts', resourceId: id } }).then(
    ({ changes }) => changes[0]?.author,
    () => undefined,
  )

const isStale = (error: unknown) => error instanceof ServiceError && error.status === 412

/**
 * Sends a change of what `base` showed. When the contact has been changed since, a change of something else is sent again on top of it.
 *
 * @throws ClashError when somebody changed the same thing; whatever `send` throws
 */
export const saveContact = async (client: QueryClient, base: Contact, change: ContactChange): Promise<Saved> => {
  const { id } = base
  const { queryKey } = contactQueries.detail(id)
  let ifMatch = client.getQueryData<ReadContact>(queryKey)?.etag
  let wanted = change
  let besides: string | undefined
  for (let turn = 0; ; turn += 1) {
    try {
      const { changeId } = await contactWrites.update({ id, change: wanted, ifMatch })
      if (changeId) client.setQueryData<ReadContact>(queryKey, (now) => now && { ...now, etag: `"${changeId}"` })
      return { changeId, besides }
    } catch (error) {
      if (!isStale(error) || turn === 3) throw error
      const [theirs, by] = await Promise.all([readAnew(id), lastAuthor(id)])
      const clash = findClash(base, theirs, applyChange(base, change), change)
      wanted = rebase(change, base, theirs)
      if (clash) throw new ClashError({ clash, theirs, change: wanted, by })
      ifMatch = theirs.etag
      besides = by
    }
  }
}
