import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { keepPageOpen } from '../../lib/keep-page-open.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import { type BulkProgress, isLongRun } from '../bulk/progress.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import { downloadCsv } from './download-csv.ts'
import { readAllPages } from './read-all-pages.ts'

/** Writes records as CSV text. */
export type Exporter<R> = (records: readonly R[], client: ReturnType<typeof useQueryClient>) => Promise<string>

/** Exports records, those given or all that a search finds, and shows its progress when it takes over a second. */
export const useExport = <R extends Row, S>(resource: Resource<R, S>, noun: Noun, load: (() => Promise<Exporter<R>>) | undefined) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  const run = useCallback(
    async (what: { records: readonly R[] } | { search: S }) => {
      if (control.current || !load) return
      const stopper = new AbortController()
      control.current = stopper
      const began = performance.now()
      const onRead = (done: number, of: number) =>
        setProgress({ doing: 'read for the export', done, of, long: isLongRun(began), removes: false })
      const leave = keepPageOpen()
      try {
        const readPage = (path: string | undefined) =>
          resource.readPage('search' in what ? what.search : resource.everything, { path, signal: stopper.signal })
        const records = 'records' in what ? what.records : await readAllPages(readPage, onRead, stopper.signal)
        const toCsv = await load()
        const csv = await toCsv(records, client)
        stopper.signal.throwIfAborted()
        downloadCsv(csv, resource.name, new Date())
        notify({ message: `${countOf(records.length, noun)} exported` })
      } catch (error) {
        if (stopper.signal.aborted) notify({ message: 'Export stopped. No file was created.' })
        else notify({ message: `Couldn't export. ${errorMessage(error)}`, tone: 'red' })
      } finally {
        leave()
        control.current = undefined
        setProgress(undefined)
      }
    },
    [client, resource, noun, load],
  )
  return { run, progress, stop: () => control.current?.abort() }
}
