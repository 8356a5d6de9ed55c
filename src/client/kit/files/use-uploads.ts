import { useStore } from '@mantine/store'
import { useLayoutEffect } from 'react'
import { encode } from '../../../contract/wire/encode.ts'
import { thumbnailPart, uploadFile, uploadParts } from '../../../contract/x/files.ts'
import { upload } from '../../lib/api.ts'
import { reportSending } from '../../lib/cache/sending.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { refusalOf } from './file-size.ts'
import { thumbnailOf } from './thumbnail.ts'
import { type Attach, createUploadStore, isRunning, type Upload, type UploadPlace } from './upload-store.ts'

export interface Uploads {
  readonly all: readonly Upload[]
  /** Whether an upload is under way. */
  readonly busy: boolean
  readonly add: (files: Iterable<File>, place?: UploadPlace) => void
  readonly retry: (key: number) => void
  /** Cancels an upload, or dismisses a failed one. */
  readonly cancel: (key: number) => void
  readonly cancelAll: () => void
}

const store = createUploadStore({
  send: async (file, { place, ...options }) => {
    const thumbnail = await thumbnailOf(file)
    const { projectId, categoryId, isPrivate } = place ?? {}
    const texts = encode(uploadParts, { projectId, categoryId, ...(isPrivate && { xIsPrivate: true }) }) as Record<string, string>
    const parts = { ...texts, ...(thumbnail && { [thumbnailPart]: thumbnail }) }
    const { reply, changeId } = await upload(uploadFile, file, { ...options, parts, changeGroup: place?.group })
    return { file: { id: reply.fileId, byteSize: file.size, name: file.name, contentType: file.type }, changeId }
  },
  onHiddenFailure: ({ file, error }, retry) =>
    notify({ message: `Couldn't attach ${file.name}. ${errorMessage(error)}`, tone: 'red', onUndo: retry, actionLabel: 'Retry', keys: '' }),
  report: reportSending,
})

/** Returns the uploads of all pages that are under way or can be retried. */
export const useAllUploads = (): Pick<Uploads, 'all' | 'retry' | 'cancel'> => {
  const byTarget = useStore(store.uploads)
  const targetOf = (key: number) => [...byTarget].find(([, uploads]) => uploads.some((upload) => upload.key === key))?.[0] ?? ''
  return {
    all: [...byTarget.values()].flat().filter(({ refusal }) => refusal === undefined),
    retry: (key) => store.retry(targetOf(key), key),
    cancel: (key) => store.cancel(targetOf(key), key),
  }
}

/**
 * Uploads files one after the other and hands each uploaded one to `attach`, also after the page has been left.
 *
 * @param target names what the files belong to, with the person: a draft or a record
 * @param attach attaches one file; when it rejects the reason is shown and it can be retried
 * @param onIdle called when the last upload under way has ended, also after the page has been left
 */
export const useUploads = (target: string, attach: Attach, onIdle?: () => void): Uploads => {
  const limit = useMe().account.uploadLimit
  useStore(store.uploads)
  const all = store.of(target)
  useLayoutEffect(() => store.attachWith(target, attach, onIdle), [target, attach, onIdle])
  useLayoutEffect(() => store.open(target), [target])
  return {
    all,
    busy: all.some(isRunning),
    add: (files, place) => store.add(target, files, (file) => refusalOf(file, limit), place),
    retry: (key) => store.retry(target, key),
    cancel: (key) => store.cancel(target, key),
    cancelAll: () => store.cancelAll(target),
  }
}
