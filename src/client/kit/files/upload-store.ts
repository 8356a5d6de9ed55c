import { createStore } from '@mantine/store'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { SendingState } from '../../lib/cache/sending.ts'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { randomId } from '../../random-id.ts'

/** A file being uploaded, or one that failed. */
export interface Upload {
  readonly key: number
  readonly idempotencyKey: string
  readonly file: File
  readonly place?: UploadPlace | undefined
  /** From 0 to 1. */
  readonly progress: number
  /** When it began to be sent, as `performance.now()` counts. */
  readonly began?: number
  readonly error?: unknown
  /** Why the file cannot be uploaded at all. */
  readonly refusal?: string
  /** The stored file, where it has been uploaded but not attached yet. */
  readonly stored?: Stored
}

/** The project that a file is uploaded to. Uploads of one group are one step to undo. */
export interface UploadPlace {
  readonly projectId: string
  readonly categoryId?: string | undefined
  /** Hidden from clients. */
  readonly isPrivate?: boolean | undefined
  readonly group: string
}

interface Stored {
  readonly file: FileRecord
  readonly changeId: string | undefined
}

/** Attaches an uploaded file. When it rejects the upload is kept, to be retried. */
export type Attach = (file: FileRecord, changeId: string | undefined, place: UploadPlace | undefined) => unknown

interface SendOptions {
  onProgress: (progress: number) => void
  signal: AbortSignal
  idempotencyKey: string
  place: UploadPlace | undefined
}
interface Options {
  send: (file: File, options: SendOptions) => Promise<Stored>
  /** Called for a failure that no open page shows. */
  onHiddenFailure: (upload: Upload, retry: () => void) => void
  report: (state: SendingState) => void
}

/** Whether the browser can still read a file: one that was changed or removed on the disk looks like a lost connection. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )

const fileChanged = ({ name }: File) => {
  const message = `${name} was changed or removed on this computer. Choose it again.`
  return new ServiceError(400, [{ code: 'file-changed', message }])
}

/** Whether an upload is waiting or being sent. */
export const isRunning = ({ error, refusal }: Upload): boolean => error === undefined && refusal === undefined

const none: readonly Upload[] = []
let count = 0

/**
 * Uploads files to targets, each a draft or a record. They go on when the page of the target is left, and are attached as that page would have
 * attached them.
 */
export const createUploadStore = ({ send, onHiddenFailure, report }: Options) => {
  const uploads = createStore<ReadonlyMap<string, readonly Upload[]>>(new Map())
  const attachers = new Map<string, { readonly attach: Attach; readonly onIdle: (() => void) | undefined }>()
  const openPages = new Map<string, number>()
  const queues = new Map<string, Promise<unknown>>()
  const aborts = new Map<number, AbortController>()

  const of = (target: string) => uploads.getState().get(target) ?? none
  const find = (target: string, key: number) => of(target).find((upload) => upload.key === key)
  const removeIdle = (target: string) => {
    if (of(target).length > 0) return
    queues.delete(target)
    if (!openPages.has(target)) attachers.delete(target)
  }
  const change = (target: string, edit: (now: readonly Upload[]) => readonly Upload[]) => {
    const next = new Map(uploads.getState()).set(target, edit(of(target)))
    if (next.get(target)?.length === 0) next.delete(target)
    uploads.setState(next)
    const all = [...next.values()].flat().filter(({ refusal }) => refusal === undefined)
    report({
      underWay: all.filter(({ error }) => error === undefined).length,
      unsent: all.filter(({ error }) => error instanceof Unreachable).length,
    })
    removeIdle(target)
  }
  const update = (target: string, key: number, more: Partial<Upload>) =>
    change(target, (now) => now.map((each) => (each.key === key ? { ...each, ...more } : each)))
  /** Ends an upload, and reports when it was the last of its target. */
  const settled = (target: string, end: () => void) => {
    const onIdle = attachers.get(target)?.onIdle
    end()
    if (!of(target).some(isRunning)) onIdle?.()
  }
  const cancel = (target: string, key: number) => {
    aborts.get(key)?.abort()
    aborts.delete(key)
    change(target, (now) => now.filter((each) => each.key !== key))
  }

  const run = async (target: string, { key, file, idempotencyKey, place, stored: before }: Upload, signal: AbortSignal) => {
    if (signal.aborted) return
    const onProgress = (progress: number) => update(target, key, { progress })
    try {
      update(target, key, { began: performance.now() })
      const stored = before ?? (await send(file, { onProgress, signal, idempotencyKey, place }))
      if (signal.aborted) return
      update(target, key, { stored })
      await attachers.get(target)?.attach(stored.file, stored.changeId, place)
      settled(target, () => cancel(target, key))
    } catch (error) {
      if (signal.aborted) return
      const reason = find(target, key)?.stored || (await isReadable(file)) ? error : fileChanged(file)
      if (signal.aborted) return
      settled(target, () => update(target, key, { error: reason }))
      const failed = find(target, key)
      if (failed && !openPages.has(target)) onHiddenFailure(failed, () => retry(target, key))
    }
  }
  const start = (target: string, upload: Upload) => {
    const abort = new AbortController()
    aborts.set(upload.key, abort)
    const before = queues.get(target) ?? Promise.resolve()
    queues.set(
      target,
      before.then(() => run(target, upload, abort.signal)),
    )
  }
  const retry = (target: string, key: number) => {
    const failed = find(target, key)
    if (failed?.error === undefined) return
    update(target, key, { error: undefined, progress: 0 })
    start(target, failed)
  }

  return {
    uploads,
    of,
    /** Uploads files one after the other; `refusalOf` says why one cannot be uploaded at all. */
    add: (target: string, files: Iterable<File>, refusalOf: (file: File) => string | undefined, place?: UploadPlace) => {
      for (const file of files) {
        count += 1
        const refusal = refusalOf(file)
        const upload: Upload = { key: count, idempotencyKey: randomId(), file, place, progress: 0, ...(refusal && { refusal }) }
        change(target, (now) => [...now, upload])
        if (refusal === undefined) start(target, upload)
      }
    },
    retry,
    cancel: (target: string, key: number) => settled(target, () => cancel(target, key)),
    cancelAll: (target: string) => {
      settled(target, () => {
        for (const { key } of of(target)) cancel(target, key)
      })
    },
    /** Sets how files are attached to a target from now on. `onIdle` is called when the last upload under way has ended. */
    attachWith: (target: string, attach: Attach, onIdle?: () => void) => void attachers.set(target, { attach, onIdle }),
    /** Marks the page of a target as open until the returned function is called. */
    open: (target: string) => {
      openPages.set(target, (openPages.get(target) ?? 0) + 1)
      return () => {
        const left = (openPages.get(target) ?? 1) - 1
        if (left > 0) openPages.set(target, left)
        else openPages.delete(target)
        removeIdle(target)
      }
    },
  }
}
