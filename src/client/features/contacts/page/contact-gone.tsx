import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { listAddress } from '../../../kit/list/list-memory.ts'
import { KeptNote } from '../../../kit/notes/kept-note.tsx'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ContactsCrumb } from './contacts-crumb.tsx'

/** Deleted or for others only: the two are told apart by nobody. */
export const ContactGone = ({ id }: { id: string }) => (
  <>
    <PageHead crumbs={[<ContactsCrumb key="contacts" />]} title="Not here" />
    <KeptNote contactId={id} />
    <EmptyState
      icon={IconLock}
      title="This contact is not here for you"
      text="It was deleted, or only others may see it. Ask the person who sent you the link."
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={listAddress('contacts', paths.contacts)} />}>
          Back to contacts
        </Button>
      }
    />
  </>
)
