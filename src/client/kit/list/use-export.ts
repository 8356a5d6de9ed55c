import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
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

interface Exports<R extends Row, Search> {
  readonly resource: Resource<R, Search>
  readonly noun: Noun
  /** Loads what writes the records; absent where they can't be exported. */
  readonly exporter?: (() => Promise<Exporter<R>>) | undefined
  /** Loads what writes them with their notes. */
  readonly notesExporter?: (() => Promise<Exporter<R>>) | undefined
}

/**
 * Exports records, those given or all that a search finds, and shows its progress when it takes over a second. Returns undefined where
 * records can't be exported.
 */
export const useExport = <R extends Row, Search>({ resource, noun, exporter, notesExporter }: Exports<R, Search>) => {
  const client = useQueryClient()
  const { run: runLong, progress, stop } = useLongRun('Exporting…')
  const runs = useMemo(() => {
    const runWith = (load: () => Promise<Exporter<R>>) => async (what: { records: readonly R[] } | { search: Search }) =>
      runLong(async ({ signal, onProgress }) => {
        try {
          const readPage = (path: string | undefined) =>
            resource.readPage('search' in what ? what.search : resource.everything, { path, signal })
          const records = 'records' in what ? what.records : await readAllPages(readPage, onProgress, signal)
          const toCsv = await load()
          const csv = await toCsv(records, client, { signal, onProgress })
          signal.throwIfAborted()
          downloadCsv(csv, resource.name, currentTime())
          notify({ message: `${countOf(records.length, noun)} exported` })
        } catch (error) {
          if (signal.aborted) notify({ message: 'Export stopped. No file was created.' })
          else notify({ message: `Couldn't export. ${errorMessage(error)}`, tone: 'red' })
        }
      })
    return exporter && { run: runWith(exporter), runWithNotes: notesExporter && runWith(notesExporter) }
  }, [client, resource, noun, exporter, notesExporter, runLong])
  return useMemo(() => runs && { ...runs, progress, stop }, [runs, progress, stop])
}
