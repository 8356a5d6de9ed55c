import { contactResource } from '../features/contacts/contact-resource.ts'
import { noteResource } from '../kit/notes/note-resource.ts'
import { recordLoader } from '../kit/record/record-loader.ts'

export const loader = recordLoader(contactResource, (client, id) => {
  const notes = noteResource.of({ resource: 'contacts', id })
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
})
