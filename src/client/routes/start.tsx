import { IconInbox } from '@tabler/icons-react'
import { useMe } from '../features/session/use-me.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { PageHead } from '../ui/page/page-head.tsx'

/** Where clients begin; colleagues are led on to their contacts. */
export const Component = () => {
  const { account } = useMe()
  return (
    <>
      <PageHead title="Start" />
      <EmptyState
        icon={IconInbox}
        title="Nothing has been shared with you yet"
        text={
          <>
            What <bdi>{account.name}</bdi> shows you will stand here.
          </>
        }
      />
    </>
  )
}
