import { contactResource } from '../features/contacts/contact-resource.ts'
import { ContactPage, contactPageWords } from '../features/contacts/page/contact-page.tsx'
import { UnsentNote } from '../kit/notes/unsent-note.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'

export const Component = () => (
  <RecordRoute
    resource={contactResource}
    words={contactPageWords}
    page={(contact, read) => <ContactPage contact={contact} read={read} />}
    onGone={(id) => <UnsentNote owner={{ resource: 'contacts', id }} />}
  />
)
