import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { UnsentNote } from '../../../kit/notes/unsent-note.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { listAddress } from '../list/list-memory.ts'
import { ContactsCrumb } from './contacts-crumb.tsx'

/** Deleted or for others only: the two are told apart by nobody. */
export const ContactGone = ({ id }: { id: string }) => (
  <>
    <PageHead crumbs={[<ContactsCrumb key="contacts" />]} title="Not here" />
    <UnsentNote owner={{ resource: 'contacts', id }} />
    <EmptyState
      icon={IconLock}
      title="This contact is not here for you"
      text="It was deleted, or only others may see it. Ask the person who sent you the link."
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={listAddress()} />}>
          Back to contacts
        </Button>
      }
    />
  </>
)
