import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { keepPageOpen } from '../../../lib/keep-page-open.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { type BulkProgress, worthShowing } from '../bulk/use-bulk.ts'
import { contactsInWords } from '../contact-words.ts'
import { readPage } from '../queries.ts'
import type { ContactSearch } from '../search/search.ts'
import { downloadCsv, type ExportNames, toCsv } from './export-csv.ts'
import { readEveryPage } from './read-every-page.ts'

const namesOf = async (client: QueryClient): Promise<ExportNames> => {
  const [users, groups] = await Promise.all([client.fetchQuery(peopleQueries.users()), client.fetchQuery(workgroupQueries.list())])
  const [people, workgroups] = [users, groups].map((list) => new Map(list.map(({ id, name }) => [id, name])))
  return { user: (id) => people?.get(id) ?? `User ${id}`, group: (id) => workgroups?.get(id) ?? id }
}

/** Exports contacts, those that are given or all that a search finds, and says how many. Over a second it shows how far it is. */
export const useExport = () => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)

  const run = useCallback(
    async (what: { readonly contacts: readonly Contact[] } | { readonly search: ContactSearch }) => {
      if (control.current) return
      const stopper = new AbortController()
      control.current = stopper
      const began = performance.now()
      const onRead = (done: number, of: number) =>
        setProgress({ doing: 'read for the export', done, of, long: performance.now() - began > worthShowing })
      const leave = keepPageOpen()
      try {
        const names = namesOf(client)
        names.catch(() => undefined)
        const contacts =
          'contacts' in what
            ? what.contacts
            : await readEveryPage((path, signal) => readPage(what.search, path, signal), onRead, stopper.signal)
        const csv = await toCsv(contacts, await names)
        stopper.signal.throwIfAborted()
        downloadCsv(csv, new Date())
        notify({ message: `${contactsInWords(contacts.length)} exported` })
      } catch (error) {
        if (stopper.signal.aborted) notify({ message: 'Export stopped, no file was made' })
        else notify({ message: `Not exported. ${errorMessage(error)}`, tone: 'red' })
      } finally {
        leave()
        control.current = undefined
        setProgress(undefined)
      }
    },
    [client],
  )
  return { run, progress, stop: () => control.current?.abort() }
}

export type Export = ReturnType<typeof useExport>
