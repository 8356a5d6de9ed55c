import { useCaseSection } from '../features/cases/use-case-section.tsx'
import { contactPageWords } from '../features/contacts/contact-page-words.ts'
import { MergedInto } from '../features/contacts/merge/merged-into.tsx'
import { ContactPage } from '../features/contacts/page/contact-page.tsx'
import { useDealSection } from '../features/deals/use-deal-section.tsx'
import { RecordRoute } from '../kit/record/record-route.tsx'
import { contactResource } from '../records/contacts/contact-resource.ts'

/** A contact with its deals and cases. Those features build on contacts, so they meet here. */
const Page = ({ contact, read }: Omit<Parameters<typeof ContactPage>[0], 'sections'>) => (
  <ContactPage contact={contact} read={read} sections={[useDealSection(contact), useCaseSection(contact)]} />
)

export const Component = () => (
  <RecordRoute
    resource={contactResource}
    words={contactPageWords}
    page={(contact, read) => <Page contact={contact} read={read} />}
    instead={(id, notFound) => <MergedInto id={id} otherwise={notFound} />}
  />
)
