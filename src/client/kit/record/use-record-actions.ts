import { useNavigate } from 'react-router'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { appLocation } from '../../ui/page/app-location.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'
import { useRemove } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { copyLink } from './copy-link.ts'
import type { RecordWords } from './record-words.ts'

/** Actions on a whole record. Deleting returns to the list at once; if it is refused, the page opens again, unless the user has moved on. */
export const useRecordActions = <R extends Row>(resource: AnyResource<R>, record: R, path: string, { listAddress }: RecordWords) => {
  const navigate = useNavigate()
  const { done } = useUndoable()
  const remove = useRemove(resource)
  const name = resource.titleOf(record)
  return {
    remove: async () => {
      const redirect = { by: 'redo', from: path, to: listAddress() } as const
      // Back leads to the page before, not to what is gone.
      void navigate(redirect.to, { replace: true })
      try {
        const { changeId, restore } = await remove(record.id)
        done({
          message: `Deleted ${name}`,
          changeId,
          redirect,
          restore,
          touched: [{ resource: resource.name, id: record.id, action: 'deleted' }],
        })
      } catch (error) {
        const open = () => void navigate(path)
        const places = [path, new URL(redirect.to, window.location.origin).pathname]
        const waits = places.includes(appLocation().pathname)
        const offer = waits ? {} : { onUndo: open, actionLabel: 'Open', keys: '' }
        notify({ message: `Couldn't delete ${name}. ${errorMessage(error)}`, tone: 'red', ...offer })
        if (waits) open()
      }
    },
    copyLink: () => void copyLink(path),
  }
}
