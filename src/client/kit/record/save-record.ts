import type { QueryClient } from '@tanstack/react-query'
import { ownVersions } from '../../lib/cache/own-versions.ts'
import { sendKeyed } from '../../lib/request-keys.ts'
import { ServiceError } from '../../lib/service-error.ts'
import type { Names } from '../resource/fields.ts'
import { lastAuthor } from '../resource/last-author.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource, Versioned, Written } from '../resource/resource.ts'
import { type FieldClash, findClashes, rebase } from './find-clash.ts'

interface ClashParts<R, Change> {
  /** One for each field that clashes, and for each entry of a list. */
  readonly clashes: readonly FieldClash<Change>[]
  /** The record as it is now. */
  readonly theirs: Versioned<R>
  /** The user who made theirs, where that is known. */
  readonly by: string | undefined
}

/** Somebody else changed the same field: nothing was sent. */
export class ClashError<R, Change> extends Error {
  override name = 'ClashError'
  readonly parts: ClashParts<R, Change>

  constructor(parts: ClashParts<R, Change>) {
    super('Somebody else changed this too.')
    this.parts = parts
  }
}

/** The result of a save. `otherAuthor` changed another field of the record at the same time; both changes are kept. */
interface Saved extends Written {
  readonly otherAuthor: string | undefined
}

interface Save<R, Change> {
  /** The record that the editor was opened on. */
  readonly from: Versioned<R>
  readonly change: Change
  /** The record after the change, as the person sees it. */
  readonly apply: (record: R) => R
  readonly names: Names
  readonly changeGroup?: string | undefined
}

const isStale = (error: unknown) => error instanceof ServiceError && error.status === 412
const attempts = 4

/** Sends a change on top of one version. Returns undefined when the record has another version by now. */
const sendOnTop = async (own: ReturnType<typeof ownVersions>, etag: string, update: (ifMatch: string) => Promise<Written>) => {
  const ifMatch = own.latest(etag)
  try {
    const { changeId } = await update(ifMatch)
    if (changeId) own.add(ifMatch, `"${changeId}"`)
    return { changeId }
  } catch (error) {
    if (isStale(error)) return undefined
    throw error
  }
}

/**
 * Sends a change of a record on top of the version that its editor was opened on. When somebody else has changed another field since,
 * it is sent on top of the new version. A record that only a list has shown has no version, so it is read first.
 *
 * @throws ClashError when somebody else changed the same field, and whatever the endpoint throws
 */
export const saveRecord = async <R extends Row, Search, New, Change extends object>(
  client: QueryClient,
  resource: Resource<R, Search, New, Change>,
  { from, change, apply, names, changeGroup }: Save<R, Change>,
): Promise<Saved> => {
  const { id } = from
  const own = ownVersions(client, { resource: resource.name, id })
  let { etag } = from
  let wanted = change
  let otherAuthor: string | undefined
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const body = wanted
    const update = (ifMatch: string) =>
      sendKeyed(`${resource.name}:${id}`, { body, etag: from.etag }, (idempotencyKey) =>
        resource.update(id, body, { ifMatch, changeGroup, idempotencyKey }),
      )
    const sent = etag === undefined ? undefined : await sendOnTop(own, etag, update)
    if (sent) return { ...sent, otherAuthor }
    const [theirs, by] = await Promise.all([resource.read(id), etag === undefined ? undefined : lastAuthor(resource.name, id)])
    const clashes = findClashes(resource.fields, { base: from, theirs, mine: apply(from) }, change, names)
    wanted = rebase(resource.fields, change, from, theirs)
    if (clashes.length > 0) throw new ClashError({ clashes, theirs, by: by ?? (await lastAuthor(resource.name, id)) })
    etag = theirs.etag
    otherAuthor = by
  }
  throw new ServiceError(412)
}
