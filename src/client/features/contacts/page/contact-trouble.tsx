import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { errorMessage } from '../../../lib/service-error.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ContactsCrumb } from './contacts-crumb.tsx'

/** The contact did not come: why, and again. */
export const ContactTrouble = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <>
    <PageHead crumbs={[<ContactsCrumb key="contacts" />]} title="Contact" />
    <EmptyState
      icon={IconAlertTriangle}
      title="The contact did not come"
      text={errorMessage(error)}
      action={
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  </>
)
