import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { errorMessage } from '../../lib/service-error.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface LoadFailedProps {
  /** "Couldn't load the chart" */
  title: string
  error: Error
  onRetry: () => void
}

/** Shown in place of what could not be loaded: why, and Retry. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => (
  <EmptyState
    icon={IconCloudOff}
    title={title}
    text={errorMessage(error)}
    action={
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    }
  />
)
