import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'

/** What the service said is shown by the page, which knows what to do. */
const isOfPage = (error: unknown) => error instanceof Error && /^(ServiceError|Unreachable)$/.test(error.name)

const BrokenPart = ({ error, resetErrorBoundary }: FallbackProps) => {
  if (isOfPage(error)) throw error
  return (
    <div role="alert">
      <p>Something went wrong in this part of the page. Your drafts are saved.</p>
      <Button variant="default" onClick={resetErrorBoundary}>
        Try again
      </Button>
    </div>
  )
}

/** Keeps the failure of a part from everything around it. `onBroken` is called instead of a sentence in place. */
export const PartBoundary = ({ children, onBroken }: { children: ReactNode; onBroken?: (() => void) | undefined }) => (
  <ErrorBoundary
    fallbackRender={(failure) => (onBroken && !isOfPage(failure.error) ? null : <BrokenPart {...failure} />)}
    onError={(error) => !isOfPage(error) && onBroken?.()}
  >
    {children}
  </ErrorBoundary>
)
