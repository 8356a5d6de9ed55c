import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { inWords } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'

/** The contact did not come: why, and again. */
export const ContactTrouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <>
    <PageHead
      crumbs={[
        <Link key="contacts" to={paths.contacts}>
          Contacts
        </Link>,
      ]}
      title="Contact"
    />
    <EmptyState
      icon={IconAlertTriangle}
      title="The contact did not come"
      text={inWords(error)}
      action={
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  </>
)
