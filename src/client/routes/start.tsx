import { IconInbox } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { projectQueries } from '../features/projects/queries.ts'
import { errorMessage } from '../lib/service-error.ts'
import { useMe } from '../lib/session/use-me.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { FailedBanner } from '../ui/page/failed-banner.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { formatCount } from '../ui/text/format-count.ts'

/** The first page of clients. Their projects have no pages in the app yet. */
export const Component = () => {
  const name = <bdi>{useMe().account.name}</bdi>
  const { data: count, error, refetch } = useQuery(projectQueries.count())
  return (
    <>
      <PageHead title="Start" />
      {error && <FailedBanner onRetry={() => void refetch()}>{errorMessage(error)}</FailedBanner>}
      {count === 0 && (
        <EmptyState
          icon={IconInbox}
          title="Nothing has been shared with you yet"
          text={<>{name} has not added your company to a project.</>}
        />
      )}
      {count !== undefined && count > 0 && (
        <EmptyState
          icon={IconInbox}
          title={
            <>
              {name} shares {count === 1 ? 'a project' : `${formatCount(count)} projects`} with you
            </>
          }
          text="You can't open them here yet. Notifications come by e-mail."
        />
      )}
    </>
  )
}
