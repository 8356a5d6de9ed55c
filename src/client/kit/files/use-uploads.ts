import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react'
import { uploadFile } from '../../../contract/x/files.ts'
import { upload } from '../../lib/api.ts'
import { sendingState } from '../../lib/cache/sending.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { refusalOf } from './file-size.ts'
import { type Arrive, createUploadStore, type Sending } from './upload-store.ts'

export interface Uploads {
  readonly sending: readonly Sending[]
  /** Whether something is still on its way. */
  readonly busy: boolean
  readonly add: (files: Iterable<File>) => void
  readonly retry: (key: number) => void
  /** Stops a file, or puts a refused one away. */
  readonly drop: (key: number) => void
  /** Stops all of them. */
  readonly clear: () => void
}

const store = createUploadStore({
  send: async (file, way) => {
    const { fileId } = await upload(uploadFile, file, way)
    return { id: fileId, byteSize: file.size, name: file.name, contentType: file.type }
  },
  onUnseen: ({ file, error }, retry) =>
    notify({
      message: `${file.name} was not attached. ${errorMessage(error)}`,
      tone: 'red',
      onUndo: retry,
      actionLabel: 'Try again',
      keys: '',
    }),
  report: sendingState.report,
})

/**
 * Sends files one after the other as they are added; each that has arrived is handed to `onArrived`. They go on when the page is left.
 *
 * @param place names where they are attached, with the person: the draft, or the contact
 * @param onArrived attaches one, also after its page has gone; when it rejects the reason is shown, and it can be tried again
 */
export const useUploads = (place: string, onArrived: Arrive): Uploads => {
  const limit = useMe().account.uploadLimit
  const sending = useSyncExternalStore(
    store.subscribe,
    useCallback(() => store.at(place), [place]),
  )
  useLayoutEffect(() => store.onArrived(place, onArrived), [place, onArrived])
  useLayoutEffect(() => store.watch(place), [place])
  return {
    sending,
    busy: sending.some(({ error, refused }) => error === undefined && refused === undefined),
    add: (files) => store.add(place, files, (file) => refusalOf(file, limit)),
    retry: (key) => store.retry(place, key),
    drop: (key) => store.drop(place, key),
    clear: () => store.clear(place),
  }
}
