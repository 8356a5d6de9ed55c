import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { TitleEdit } from '../../../kit/edit/title-edit.tsx'
import { RecordPage } from '../../../kit/record/record-page.tsx'
import { useFileComposer } from '../../../kit/record/use-file-composer.tsx'
import { useRecordActions } from '../../../kit/record/use-record-actions.ts'
import { useRecordEdit } from '../../../kit/record/use-record-edit.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { Stream } from '../../../kit/stream/stream.tsx'
import type { StreamSection } from '../../../kit/stream/stream-section.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { firstEmail, fullName, tagsOf } from '../../../records/contacts/contact-words.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { useTaskSection } from '../../tasks/section/use-task-section.tsx'
import { contactPageWords } from '../contact-page-words.ts'
import { deletionInWords, relatedCounts } from '../related-counts.ts'
import { RecentlyViewed } from './contact-lists.tsx'
import { ContactProperties } from './contact-properties.tsx'
import { CompanyLink, ContactSubtitle } from './contact-subtitle.tsx'
import { nameLabels, useContactNameEditor } from './contact-title.ts'
import { hrefOf } from './datum-link.ts'
import { useCompanyTimeline } from './use-company-timeline.tsx'

const none: never[] = []

const firstPhone = ({ contactData }: Contact) => contactData.find(({ entityType }) => entityType === 'phone')?.entityValue

/** The first phone number whole, to call; then the e-mail address and the tags as far as they fit. */
const summaryOf = (contact: Contact, country: string | undefined) => {
  const phone = firstPhone(contact)
  const parts = [firstEmail(contact), tagsOf(contact).slice(0, 3).join(', ')].filter(Boolean)
  return {
    link: phone && (
      <a href={hrefOf('phone', phone, country)}>
        <bdi>{phone}</bdi>
      </a>
    ),
    text: parts.length > 0 ? parts.map((part) => <bdi key={part}>{part}</bdi>) : 'Details',
  }
}

interface ContactPageProps {
  contact: Versioned<Contact>
  /** Whether the contact has been read on its own, as far as possible, or is still what a list knew. */
  read: boolean
  /** What other features add to the stream, after the tasks. */
  sections: readonly StreamSection[]
}

/** A contact. */
export const ContactPage = ({ contact, read, sections }: ContactPageProps) => {
  const edit = useRecordEdit(contactResource, contact)
  const path = paths.contact(contact.id)
  const { remove, copyLink } = useRecordActions(contactResource, contact, path, contactPageWords)
  const { ownCompanyId, country } = useMe().account
  const name = useContactNameEditor(edit)
  // The stream waits for the files of the contact: nothing in it may move later.
  const files = contact.files ?? (read || contact.attachment.length === 0 ? none : undefined)
  const { visibility, groupId, allowedUsers, author } = contact
  const within = useMemo(() => ({ audience: { visibility, groupId, allowedUsers }, author }), [visibility, groupId, allowedUsers, author])
  const owner = useMemo(() => ({ resource: 'contacts', id: contact.id }) as const, [contact.id])
  const isCompany = contact.type === 'company'
  const hasPeople = useQuery({ ...contactQueries.peopleOf(contact.id), enabled: isCompany }).data?.total
  const timeline = useCompanyTimeline(hasPeople !== undefined && hasPeople > 0)
  const people = isCompany ? { ...timeline, pathOf: paths.contact } : undefined
  const tasks = useTaskSection(owner, people?.shown)
  const fileComposer = useFileComposer(edit)
  const text = fullName(contact)
  const client = useQueryClient()
  const removeAfterQuestion = async () => {
    // Where the counts cannot be read, the deletion says itself whether it works; it can be undone.
    const counts = await client.fetchQuery(relatedCounts(contact.id)).catch(() => undefined)
    const lost = counts && deletionInWords(counts)
    if (!lost || (await confirm({ title: `Delete ${text}?`, text: lost, action: 'Delete contact' }))) await remove()
  }
  const navigate = useNavigate()
  const merge = () => void navigate(paths.mergeContacts(contact.id))
  const phone = usePhone()
  const summary = summaryOf(contact, country)
  return (
    <RecordPage
      words={contactPageWords}
      name={text}
      history={owner}
      crumb={contact.companyId && contact.companyName && <CompanyLink contact={contact} />}
      avatar={<Avatar name={text} kind={contact.type} size={40} />}
      title={{ ...name, text, label: 'name', editor: <TitleEdit editor={name} labels={nameLabels(contact)} /> }}
      subtitle={<ContactSubtitle edit={edit} />}
      controls={
        !phone && (
          <Button variant="subtle" onClick={merge}>
            Merge
          </Button>
        )
      }
      // One's own company stays as long as the workspace.
      actions={{
        copyLink,
        remove: contact.id === ownCompanyId ? undefined : () => void removeAfterQuestion(),
        more: [{ label: 'Merge with…', longLabel: `Merge ${text} with…`, icon: IconArrowMerge, run: merge }],
      }}
      clash={edit.clash}
      stream={(composer) => (
        <Stream
          ref={composer}
          owner={owner}
          noun="contact"
          fileComposer={fileComposer}
          files={files}
          within={within}
          people={people}
          sections={[tasks, ...sections]}
        />
      )}
      properties={(show) => <ContactProperties edit={edit} onShow={show} />}
      after={<RecentlyViewed contactId={contact.id} ready={read} />}
      summary={summary.text}
      summaryLink={summary.link}
    />
  )
}
