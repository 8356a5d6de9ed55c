import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { RecordListPage } from '../../../kit/list/record-list-page.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactNoun, contactSearch } from '../../../records/contacts/contact-search.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { contactColumns } from './contact-columns.tsx'
import { contactSources } from './contact-sources.ts'

const sheet = lazyComponent(() => import('../create/contact-sheet.tsx').then(({ ContactSheet }) => ContactSheet))
const bulk = lazyBulk(() => import('./contact-bulk.tsx').then(({ ContactBulk }) => ContactBulk))
const exporter = () => import('./contact-export.ts').then(({ exportContacts }) => exportContacts)
const notesExporter = () => import('./contact-export.ts').then(({ exportWithNotes }) => exportWithNotes)

const FirstContact = ({ title, onCreate }: { title: string; onCreate: () => void }) => (
  <EmptyState
    icon={IconUsers}
    title={title}
    text="Add the first person or company."
    action={
      <>
        <Button leftSection={<Icon of={IconPlus} bold />} onClick={onCreate}>
          New contact
        </Button>
        <Button
          variant="default"
          leftSection={<Icon of={IconFileImport} />}
          renderRoot={(props) => <Link {...props} to={paths.importContacts} />}
        >
          Import contacts
        </Button>
      </>
    }
  />
)

/** People and companies in one list. */
export const ContactList = () => {
  const search = useSearch(contactSearch)
  const create = useNewRecord()
  const { ownCompanyId } = useMe().account
  const navigate = useNavigate()
  const more = useMemo(() => [{ label: 'Import…', icon: IconFileImport, onClick: () => void navigate(paths.importContacts) }], [navigate])
  return (
    <RecordListPage
      title="Contacts"
      noun={contactNoun}
      resource={contactResource}
      search={search}
      sources={contactSources}
      columns={contactColumns}
      pathOf={paths.contact}
      create={{
        label: 'New contact',
        opened: create.opened,
        open: create.open,
        sheet: <sheet.Component name={create.name} onClose={create.close} onMissing={create.close} />,
      }}
      bulk={bulk}
      exporter={exporter}
      notesExporter={notesExporter}
      more={more}
      empty={<FirstContact title="No contacts yet" onCreate={create.open} />}
      // A new workspace has its own company and nothing else.
      foot={({ total, items }) =>
        total === 1 &&
        items[0]?.id === ownCompanyId &&
        !contactSearch.isFiltered(search.state) && <FirstContact title="Only your own company so far" onCreate={create.open} />
      }
    />
  )
}
