import type { Resource } from '../../../contract/resources.ts'
import { listChanges } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'

/** Returns the user who changed a record last; undefined if unknown. */
export const lastAuthor = (resource: Resource, resourceId: string): Promise<string | undefined> =>
  api(listChanges, { query: { resource, resourceId } }).then(
    ({ changes }) => changes[0]?.author,
    () => undefined,
  )
