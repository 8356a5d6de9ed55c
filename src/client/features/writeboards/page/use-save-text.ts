import { useQueryClient } from '@tanstack/react-query'
import type { Writeboard } from '../../../../contract/projects/writeboards.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useWrite } from '../../../kit/resource/use-write.ts'
import { type FormattedText, textChange } from '../../../kit/rich-text/formatted-text.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { isAsked, sendKeyed } from '../../../lib/request-keys.ts'
import { ServiceError } from '../../../lib/service-error.ts'
import { writeboardResource } from '../writeboard-resource.ts'

/** Somebody else has saved a newer revision: nothing was sent. The page shows both texts. */
export class NewerRevision extends Error {
  override name = 'NewerRevision'
}

export const newestNumber = ({ revisions }: Writeboard): number => Number(revisions[0]?.revisionNumber ?? 0)

/** Returns `save(text, base, message)`, which adds a revision to the one that the text was written on, and to no later one. */
export const useSaveText = (record: Versioned<Writeboard>) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const write = useWrite(writeboardResource)
  const { id } = record
  const send = async (text: FormattedText, base: number) => {
    const change = textChange(record, text)
    const place = `writeboards:${id}`
    const update = (ifMatch: string | undefined) =>
      sendKeyed(place, { ...change, base }, (idempotencyKey) => writeboardResource.update(id, change, { ifMatch, idempotencyKey }))
    const isNewer = newestNumber(record) !== base
    if (isNewer && !isAsked(place, { ...change, base })) throw new NewerRevision()
    try {
      // The newer revision may be this text, if its answer was lost: then the key is answered, whatever the version.
      return await update(isNewer ? '"0"' : record.etag)
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 412)) throw error
      const now = await client.fetchQuery({ ...writeboardResource.detail(id), staleTime: 0 })
      if (newestNumber(now) !== base) throw new NewerRevision()
      // Only the title or the category has changed.
      return update(now.etag)
    }
  }
  return async (text: FormattedText, base: number, message: string) => {
    const { changeId } = await write({ ids: [id], apply: (now) => ({ ...now, ...text }), send: () => send(text, base) })
    done({ message, changeId, touched: [{ resource: 'writeboards', id }] })
  }
}
