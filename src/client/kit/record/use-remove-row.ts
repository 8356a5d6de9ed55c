import { useCallback } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'
import { useRemove } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'

/** Returns the function that deletes a record of the list on screen, with Undo. */
export const useRemoveRow = <R extends Row>(resource: AnyResource<R>) => {
  const remove = useRemove(resource)
  const { done } = useUndoable()
  return useCallback(
    (record: R): void => {
      const name = resource.titleOf(record)
      remove(record.id).then(
        ({ changeId, restore }) =>
          done({ message: `Deleted ${name}`, changeId, restore, touched: [{ resource: resource.name, id: record.id }] }),
        (error: unknown) => notify({ message: `Couldn't delete ${name}. ${errorMessage(error)}`, tone: 'red' }),
      )
    },
    [resource, remove, done],
  )
}
