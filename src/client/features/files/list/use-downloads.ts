import { useCallback } from 'react'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { useLongRun } from '../../../kit/bulk/use-long-run.ts'
import { fileName } from '../../../kit/files/file-kind.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { saveFile } from '../../../ui/storage/save-file.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { fileNoun } from '../file-search.ts'
import { fetchContent } from '../read-content.ts'

/** Saves a file on this device. */
const save = async (file: FileRecord, signal: AbortSignal) => {
  const response = await fetchContent(file, signal)
  saveFile(await response.blob(), fileName(file))
}

/** Downloads files one after the other, and shows the progress when it takes over a second. */
export const useDownloads = () => {
  const { run: runLong, ...state } = useLongRun('downloaded')
  const run = useCallback(
    ({ records }: { records: readonly FileRecord[] }) =>
      runLong(async ({ signal, onProgress }) => {
        const failed: string[] = []
        let done = 0
        for (const file of records) {
          onProgress(done, records.length)
          try {
            await save(file, signal)
            done += 1
          } catch (error) {
            if (signal.aborted) break
            failed.push(`${fileName(file)}: ${errorMessage(error)}`)
          }
        }
        const said = `${countOf(done, fileNoun)} downloaded`
        if (failed.length > 0) notify({ message: `${said}. ${failed.length} failed. ${failed[0]}`, tone: 'red' })
        else notify({ message: signal.aborted ? `Stopped. ${said}` : said })
      }),
    [runLong],
  )
  return { run, ...state }
}

export type Downloads = ReturnType<typeof useDownloads>
