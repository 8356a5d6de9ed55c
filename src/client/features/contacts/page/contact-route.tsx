import { RecordRoute } from '../../../kit/record/record-route.tsx'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { useCaseSection } from '../../cases/use-case-section.tsx'
import { useDealSection } from '../../deals/use-deal-section.tsx'
import { contactPageWords } from '../contact-page-words.ts'
import { MergedInto } from '../merge/merged-into.tsx'
import { ContactPage } from './contact-page.tsx'

/** A contact with its deals and cases. */
const Page = ({ contact, read }: Omit<Parameters<typeof ContactPage>[0], 'sections'>) => (
  <ContactPage contact={contact} read={read} sections={[useDealSection(contact), useCaseSection(contact)]} />
)

export const ContactRoute = () => (
  <RecordRoute
    resource={contactResource}
    words={contactPageWords}
    page={(contact, read) => <Page contact={contact} read={read} />}
    instead={(id, notFound) => <MergedInto id={id} otherwise={notFound} />}
  />
)
