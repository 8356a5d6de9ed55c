import { CancelledError, type QueryClient } from '@tanstack/react-query'
import type { ContactChange } from '../../../../contract/contacts/contacts.ts'
import { ownVersions } from '../../../lib/cache/own-versions.ts'
import { lastAuthor } from '../../../lib/last-author.ts'
import { ServiceError } from '../../../lib/service-error.ts'
import { applyChange } from '../contact-change.ts'
import { contactWrites } from '../mutations.ts'
import { contactQueries, type ReadContact, readQuietly } from '../queries.ts'
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

/** The contact that only a list has shown. The page is just reading it: an answer after the change would put back what was before. */
const readFirst = async (client: QueryClient, id: string): Promise<ReadContact> => {
  const detail = contactQueries.detail(id)
  if (client.getQueryData(detail.queryKey)) return readQuietly(id)
  return client.fetchQuery(detail).catch((error: unknown) => {
    if (error instanceof CancelledError) return readQuietly(id)
    throw error
  })
}

const isStale = (error: unknown) => error instanceof ServiceError && error.status === 412

/** Sends a change on top of one version; undefined when the contact has another one by now. */
const sendOnTop = async (client: QueryClient, id: string, change: ContactChange, etag: string) => {
  const own = ownVersions(client)
  const ifMatch = own.latest(etag)
  try {
    const { changeId } = await contactWrites.update({ id, change, ifMatch })
    if (!changeId) return { changeId }
    const made = `"${changeId}"`
    own.made(ifMatch, made)
    client.setQueryData<ReadContact>(contactQueries.detail(id).queryKey, (now) => now && { ...now, etag: made })
    return { changeId }
  } catch (error) {
    if (isStale(error)) return undefined
    throw error
  }
}

/**
 * Sends a change of what `from` showed, which is the contact as it was when the editor was opened: on top of that version, or, where
 * the contact has been changed since and the change is of something else, on top of the new one. What only a list has shown has no
 * version; then the contact is read first.
 *
 * @throws ClashError when somebody changed the same thing; whatever `send` throws
 */
export const saveContact = async (client: QueryClient, from: ReadContact, change: ContactChange): Promise<Saved> => {
  const { id } = from
  let { etag } = from
  let wanted = change
  let besides: string | undefined
  for (let turn = 0; turn < 4; turn += 1) {
    const sent = etag === undefined ? undefined : await sendOnTop(client, id, wanted, etag)
    if (sent) return { ...sent, besides }
    const [theirs, by] = await (etag === undefined
      ? Promise.all([readFirst(client, id), undefined])
      : Promise.all([readQuietly(id), lastAuthor('contacts', id)]))
    const clash = findClash(from, theirs, applyChange(from, change), change)
    wanted = rebase(change, from, theirs)
    if (clash) throw new ClashError({ clash, theirs, change: wanted, by: by ?? (await lastAuthor('contacts', id)) })
    if (etag === undefined) client.setQueryData<ReadContact>(contactQueries.detail(id).queryKey, (now) => now && applyChange(now, change))
    etag = theirs.etag
    besides = by
  }
  throw new ServiceError(412)
}
