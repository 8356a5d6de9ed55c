import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { currentTime } from '../../clock.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { countOf, type Noun } from '../../ui/text/noun.ts'
import { type Run, useLongRun } from '../bulk/use-long-run.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import { downloadCsv } from './download-csv.ts'
import { readAllPages } from './read-all-pages.ts'

/** Writes records as CSV text. What it reads first counts as progress. */
export type Exporter<R> = (records: readonly R[], client: ReturnType<typeof useQueryClient>, run: Run) => Promise<string>

/** Exports records as `load`, or what the run itself names, writes them: those given or all that a search finds, and shows its progress when it takes over a second. */
export const useExport = <R extends Row, S>(resource: Resource<R, S>, noun: Noun, load: (() => Promise<Exporter<R>>) | undefined) => {
  const client = useQueryClient()
  const { run: runLong, ...state } = useLongRun('Exporting…')
  const run = useCallback(
    async (what: { records: readonly R[] } | { search: S }, loadOther?: () => Promise<Exporter<R>>) => {
      const loadExporter = loadOther ?? load
      if (!loadExporter) return
      await runLong(async ({ signal, onProgress }) => {
        try {
          const readPage = (path: string | undefined) =>
            resource.readPage('search' in what ? what.search : resource.everything, { path, signal })
          const records = 'records' in what ? what.records : await readAllPages(readPage, onProgress, signal)
          const toCsv = await loadExporter()
          const csv = await toCsv(records, client, { signal, onProgress })
          signal.throwIfAborted()
          downloadCsv(csv, resource.name, currentTime())
          notify({ message: `${countOf(records.length, noun)} exported` })
        } catch (error) {
          if (signal.aborted) notify({ message: 'Export stopped. No file was created.' })
          else notify({ message: `Couldn't export. ${errorMessage(error)}`, tone: 'red' })
        }
      })
    },
    [client, resource, noun, load, runLong],
  )
  return { run, ...state }
}
