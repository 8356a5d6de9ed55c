import { useConnection } from '../../lib/online.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Row } from '../resource/list-page.ts'
import type { RecordListState } from './use-record-list.ts'

/** Says what failed, above the loaded rows. */
export const ListFailure = <R extends Row>({ list }: { list: RecordListState<R> }) => {
  const connection = useConnection()
  // While offline, the page head says so.
  if (!list.error || list.items.length === 0 || connection !== 'online') return null
  const reason = errorMessage(list.error)
  return (
    <FailedBanner onRetry={() => void list.retry()}>
      {list.hasMore ? `Couldn't load more than ${formatCount(list.items.length)}. ${reason}` : `Couldn't refresh the list. ${reason}`}
    </FailedBanner>
  )
}
