import { useEffect, useRef, useState } from 'react'
import type { FileRecord } from '../../../contract/file-record.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import { upload } from '../../lib/api.ts'
import { inWords } from '../../lib/service-error.ts'
import { useMe } from '../session/use-me.ts'
import { refusalOf } from './file-size.ts'

/** A file on its way: `part` of it has left, from 0 to 1; `error` says why it will not arrive. */
export interface Sending {
  readonly key: number
  readonly file: File
  readonly part: number
  readonly error?: string
  /** It cannot be attached at all, so that trying again helps nothing. */
  readonly refused?: boolean
}

export interface Uploads {
  readonly sending: readonly Sending[]
  /** Whether something is still on its way. */
  readonly busy: boolean
  readonly add: (files: Iterable<File>) => void
  readonly retry: (key: number) => void
  /** Stops a file, or puts a refused one away. */
  readonly drop: (key: number) => void
}

let count = 0

/** Sends files one after the other as they are added; each that has arrived is handed to `onArrived`. */
export const useUploads = (onArrived: (file: FileRecord) => void): Uploads => {
  const limit = useMe().account.uploadLimit
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  useEffect(() => {
    const running = stops.current
    return () => {
      for (const stop of running.values()) stop.abort()
    }
  }, [])

  const update = (key: number, more: Partial<Sending>) =>
    setSending((list) => list.map((each) => (each.key === key ? { ...each, ...more } : each)))
  const forget = (key: number) => setSending((list) => list.filter((each) => each.key !== key))

  const start = (key: number, file: File) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    queue.current = queue.current.then(async () => {
      if (stop.signal.aborted) return
      try {
        const { fileId } = await upload(uploadFile, file, { onProgress: (part) => update(key, { part }), signal: stop.signal })
        forget(key)
        arrived.current({ id: fileId, byteSize: file.size, name: file.name, contentType: file.type })
      } catch (error) {
        if (!stop.signal.aborted) update(key, { error: inWords(error) })
      }
    })
  }

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      count += 1
      const key = count
      const error = refusalOf(file, limit)
      setSending((list) => [...list, { key, file, part: 0, ...(error ? { error, refused: true } : {}) }])
      if (!error) start(key, file)
    }
  }
  const retry = (key: number) => {
    const again = sending.find((each) => each.key === key)
    if (!again) return
    forget(key)
    add([again.file])
  }
  const drop = (key: number) => {
    stops.current.get(key)?.abort()
    forget(key)
  }
  return { sending, busy: sending.some(({ error }) => !error), add, retry, drop }
}
