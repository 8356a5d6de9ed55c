import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { caseResource } from '../features/cases/case-resource.ts'
import { caseSearch } from '../features/cases/case-search.ts'
import { contactResource } from '../features/contacts/contact-resource.ts'
import { prefetchList } from '../kit/list/prefetch-list.ts'
import { type NoteOwner, noteResource } from '../kit/notes/note-resource.ts'
import { recordLoader } from '../kit/record/record-loader.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'

const prefetchNotes = (resource: NoteOwner['resource']) => (client: QueryClient, id: string) => {
  const notes = noteResource.of({ resource, id })
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
}

/** Loaders run before the code of their pages has arrived, so they live apart from it. */
export const contactLoader = recordLoader(contactResource, prefetchNotes('contacts'))
export const caseLoader = recordLoader(caseResource, prefetchNotes('cases'))

export const casesLoader = ({ context, request }: LoaderFunctionArgs) => {
  prefetchList(context.get(queryClientContext), caseResource, caseSearch, request.url)
  return null
}
