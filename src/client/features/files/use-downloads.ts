import { useCallback, useRef, useState } from 'react'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { type BulkProgress, isLongRun } from '../../kit/bulk/progress.ts'
import { fileName } from '../../kit/files/file-kind.ts'
import { keepPageOpen } from '../../lib/keep-page-open.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf } from '../../ui/text/noun.ts'
import { fileNoun } from './file-search.ts'
import { fetchContent } from './read-content.ts'

/** Saves a file on this device. */
const save = async (file: FileRecord, signal: AbortSignal) => {
  const response = await fetchContent(file, signal)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(file)
  link.click()
  // The browser has taken the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** Downloads files one after the other, and shows the progress when it takes over a second. */
export const useDownloads = () => {
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)
  const run = useCallback(async ({ records }: { records: readonly FileRecord[] }) => {
    if (control.current) return
    const stopper = new AbortController()
    control.current = stopper
    const began = performance.now()
    const leave = keepPageOpen()
    const failed: string[] = []
    let done = 0
    for (const file of records) {
      setProgress({ doing: 'downloaded', done, of: records.length, long: isLongRun(began), removes: false })
      try {
        await save(file, stopper.signal)
        done += 1
      } catch (error) {
        if (stopper.signal.aborted) break
        failed.push(`${fileName(file)}: ${errorMessage(error)}`)
      }
    }
    leave()
    control.current = undefined
    setProgress(undefined)
    const said = `${countOf(done, fileNoun)} downloaded`
    if (failed.length > 0) notify({ message: `${said}. ${failed.length} failed. ${failed[0]}`, tone: 'red' })
    else notify({ message: stopper.signal.aborted ? `Stopped. ${said}` : said })
  }, [])
  return { progress, run, stop: () => control.current?.abort() }
}

export type Downloads = ReturnType<typeof useDownloads>
