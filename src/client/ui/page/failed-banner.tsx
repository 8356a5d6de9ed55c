import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'

/** A failed request, with the reason and Retry. The content below stays visible. */
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
