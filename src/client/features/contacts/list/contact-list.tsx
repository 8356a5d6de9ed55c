import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconUsers } from '@tabler/icons-react'
import { Link } from 'react-router'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListHeader } from '../../../kit/list/list-header.tsx'
import { ListFoot, ListPage } from '../../../kit/list/list-page.tsx'
import { ListSelectionBar } from '../../../kit/list/list-selection-bar.tsx'
import { ListSkeleton } from '../../../kit/list/list-skeleton.tsx'
import { ListTable } from '../../../kit/list/list-table.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { contactNoun, contactSearch } from '../../../records/contacts/contact-search.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { contactColumns } from './contact-columns.tsx'
import { contactSources } from './contact-sources.ts'

const contactList = defineList({
  resource: contactResource,
  noun: contactNoun,
  fields: contactSearch,
  toSearch: (state) => state,
  sources: () => contactSources,
  useColumns: () => contactColumns,
  selectionBar: lazyBulk(() => import('./contact-bulk.tsx').then(({ ContactBulk }) => ContactBulk)),
  exporter: () => import('./contact-export.ts').then(({ exportContacts }) => exportContacts),
  notesExporter: () => import('./contact-export.ts').then(({ exportWithNotes }) => exportWithNotes),
  links: [{ label: 'Import…', icon: IconFileImport, to: paths.importContacts }],
})

const sheet = lazyComponent(() => import('../create/new-contact-sheet.tsx').then(({ NewContactSheet }) => NewContactSheet))

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
  const list = useList(contactList)
  const { create, total, items, state } = list
  const { ownCompanyId } = useMe().account
  // A new workspace has its own company and nothing else.
  const isNew = total === 1 && items[0]?.id === ownCompanyId && !contactSearch.isFiltered(state)
  return (
    <ListPage list={list}>
      <ListHeader title="Contacts" createLabel="New contact" />
      <ListBody skeleton={<ListSkeleton />} empty={<FirstContact title="No contacts yet" onCreate={create.open} />}>
        <ListTable label="Contacts" pathOf={paths.contact} hasFoot={isNew} />
      </ListBody>
      {isNew && (
        <ListFoot>
          <FirstContact title="Only your own company so far" onCreate={create.open} />
        </ListFoot>
      )}
      {!create.opened && <ListSelectionBar />}
      {create.opened && <sheet.Component name={create.name} onClose={create.close} onMissing={create.close} />}
    </ListPage>
  )
}
