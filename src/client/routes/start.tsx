import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { projectQueries } from '../features/projects/queries.ts'
import { errorMessage } from '../lib/service-error.ts'
import { useMe } from '../lib/session/use-me.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { FailedBanner } from '../ui/page/failed-banner.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { formatCount } from '../ui/text/format-count.ts'

/** Where clients begin; colleagues are led on to their contacts. What is shared has no pages here yet, and it says so. */
export const Component = () => {
  const { account } = useMe()
  const { data: count, error, refetch } = useQuery(projectQueries.count())
  return (
    <>
      <PageHead title="Start" />
      {error && <FailedBanner onRetry={() => void refetch()}>{errorMessage(error)}</FailedBanner>}
      {count === 0 && (
        <EmptyState
          icon={IconInbox}
          title="Nothing has been shared with you yet"
          text={
            <>
              <bdi>{account.name}</bdi> has put your company into no project so far.
            </>
          }
        />
      )}
      {count !== undefined && count > 0 && (
        <EmptyState
          icon={IconInbox}
          title={
            <>
              <bdi>{account.name}</bdi> shares {count === 1 ? 'a project' : `${formatCount(count)} projects`} with you
            </>
          }
          text={
            <>
              They cannot be opened here yet. What you are notified of comes by mail, where <bdi>{account.name}</bdi> has mail set up.
            </>
          }
        />
      )}
    </>
  )
}
