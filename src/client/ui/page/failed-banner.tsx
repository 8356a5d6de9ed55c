import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'

/** Something could not be read: why, in words, and Retry. What is already there stays in sight under it. */
export const FailedBanner = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => (
  <Banner
    tone="red"
    icon={IconAlertTriangle}
    action={
      <Button variant="text" onClick={onRetry}>
        Retry
      </Button>
    }
  >
    {children}
  </Banner>
)
