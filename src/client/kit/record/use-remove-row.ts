import { useCallback } from 'react'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'
import { useRemove } from '../resource/use-write.ts'
import { attempt } from '../undo/attempt.ts'
import { useUndoable } from '../undo/use-undoable.ts'

/** Returns the function that deletes a record of the list on screen, with Undo. */
export const useRemoveRow = <R extends Row>(resource: AnyResource<R>) => {
  const remove = useRemove(resource)
  const { done } = useUndoable()
  return useCallback(
    (record: R): void => {
      const name = resource.titleOf(record)
      void attempt(`delete ${name}`, async () => {
        const { changeId, restore } = await remove(record.id)
        done({ message: `Deleted ${name}`, changeId, restore, touched: [{ resource: resource.name, id: record.id, action: 'deleted' }] })
      })
    },
    [resource, remove, done],
  )
}
