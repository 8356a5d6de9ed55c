import { errorMessage, Unreachable } from '../../lib/service-error.ts'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import classes from './block-failure.module.css'

interface BlockFailureProps {
  /** What could not be loaded: "milestones". */
  noun: string
  error: unknown
  onRetry: () => void
}

/** Says that one of several blocks has nothing to show. Without a connection the head of the page says why, once, and all load when it is back. */
export const BlockFailure = ({ noun, error, onRetry }: BlockFailureProps) =>
  error instanceof Unreachable ? (
    <p className={classes.waiting}>Not loaded yet.</p>
  ) : (
    <FailedBanner onRetry={onRetry}>
      Couldn't load {noun}. {errorMessage(error)}
    </FailedBanner>
  )
