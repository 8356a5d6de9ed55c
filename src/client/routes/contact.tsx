import { contactResource } from '../features/contacts/contact-resource.ts'
import { ContactPage, contactPageWords } from '../features/contacts/page/contact-page.tsx'
import { KeptNote } from '../kit/notes/kept-note.tsx'
import { noteQueries } from '../kit/notes/queries.ts'
import { RecordRoute, recordLoader } from '../kit/record/record-route.tsx'

export const loader = recordLoader(contactResource, (client, id) => {
  const notes = noteQueries.ofContact(id)
  if (!client.getQueryState(notes.queryKey)?.data) void client.prefetchInfiniteQuery(notes)
})

export const Component = () => (
  <RecordRoute
    resource={contactResource}
    words={contactPageWords}
    page={(contact, read) => <ContactPage contact={contact} read={read} />}
    onGone={(id) => <KeptNote contactId={id} />}
  />
)
