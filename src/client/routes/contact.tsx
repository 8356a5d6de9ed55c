import { contactResource } from '../features/contacts/contact-resource.ts'
import { ContactPage, contactPageWords } from '../features/contacts/page/contact-page.tsx'
import { noteResource } from '../kit/notes/note-resource.ts'
import { UnsentNote } from '../kit/notes/unsent-note.tsx'
import { RecordRoute, recordLoader } from '../kit/record/record-route.tsx'

export const loader = recordLoader(contactResource, (client, id) => {
  const notes = noteResource.of({ resource: 'contacts', id })
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
})

export const Component = () => (
  <RecordRoute
    resource={contactResource}
    words={contactPageWords}
    page={(contact, read) => <ContactPage contact={contact} read={read} />}
    onGone={(id) => <UnsentNote owner={{ resource: 'contacts', id }} />}
  />
)
