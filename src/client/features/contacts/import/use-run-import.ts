import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkOutcome } from '../../../kit/bulk/run-bulk.ts'
import { useLongRun } from '../../../kit/bulk/use-long-run.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { refreshAll } from '../../../lib/cache/long-list.ts'
import { errorMessage, ServiceError } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactNoun } from '../../../records/contacts/contact-search.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { type ImportUnit, newCompaniesOf } from '../import-rows/plan-import.ts'
import { writeUnits } from '../import-rows/write-units.ts'
import { mayImport } from './earlier-imports.ts'
import type { ImportState } from './use-import.ts'

/** What an import did. */
export interface ImportResult {
  /** The contacts created or added to. */
  readonly contacts: number
  /** Why it ended early: stopped, a full workspace, or a lost connection. */
  readonly ended: string | undefined
  /** One of its changes. */
  readonly changeId: string | undefined
  readonly undo: (() => void) | undefined
  /** The names of the companies that were made for its people. */
  readonly companies: readonly string[]
}

const endOf = ({ refused, left, failure }: BulkOutcome<ImportUnit>): string | undefined => {
  const broken = refused.find(({ error }) => error instanceof ServiceError && error.status >= 500)
  if (broken) return `${errorMessage(broken.error)} Then import the rest.`
  if (failure !== undefined) return `${errorMessage(failure)} You can import the rest when the connection is back.`
  return left.length > 0 ? 'You stopped the import. Keep what is imported, or undo it; you can import the rest.' : undefined
}

/** Writes what an import has planned, as one step to undo. Rows that are refused or left stay for another try. */
export const useRunImport = ({ file, rows, plan, matches, choose, setRefusals }: ImportState) => {
  const client = useQueryClient()
  const undoable = useUndoable()
  const { run: runLong, progress, stop } = useLongRun('imported')
  const [result, setResult] = useState<ImportResult>()

  const run = async () => {
    if (!(await mayImport(rows))) return
    await runLong(async ({ signal, onProgress }) => {
      const units = plan?.units ?? []
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      let finish: ReturnType<typeof undoable.begin> | undefined
      onProgress(0, units.length)
      const outcome = await writeUnits({
        units,
        file: file?.source.name ?? '',
        signal,
        onProgress: (done) => onProgress(done, units.length),
        onFirst: (changeId) => {
          const redirect = { by: 'undo', from: paths.importContacts, to: paths.contacts } as const
          const stopFirst = () => {
            stop()
            return ended
          }
          finish = undoable.begin({ message: `${countOf(units.length, contactNoun)} imported`, changeId, stop: stopFirst, redirect })
        },
      })
      resolve()
      choose(
        outcome.done.flatMap(({ rows }) => rows),
        'done',
      )
      // After another failure the same rows can be tried again.
      const refused = outcome.refused.filter(({ error }) => error instanceof ServiceError && error.status < 500)
      setRefusals(new Map(refused.flatMap(({ item, error }) => item.rows.map((number) => [number, errorMessage(error)] as const))))
      const message = `${countOf(outcome.done.length, contactNoun)} imported`
      const companies = newCompaniesOf(outcome.done, matches.found)
      const undo = finish?.({ message }, undefined)
      setResult({ contacts: outcome.done.length, ended: endOf(outcome), changeId: outcome.changeId, undo, companies })
      await refreshAll(client, { queryKey: contactResource.keys.all })
    })
  }

  return { run, progress, stop, result, reset: () => setResult(undefined) }
}
