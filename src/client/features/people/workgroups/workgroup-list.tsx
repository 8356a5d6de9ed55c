import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useApplyEdits } from '../../../kit/resource/query-write.ts'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../../lib/people/workgroup-queries.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { WorkgroupItem } from './workgroup-item.tsx'
import classes from './workgroups.module.css'

/** All workgroups, with their members. */
export const WorkgroupList = () => {
  const me = useMe()
  const groups = useQuery({ ...workgroupQueries.list(), select: useApplyEdits(workgroupQueries.list()) })
  const users = useQuery(peopleQueries.users())
  const error = groups.error ?? users.error
  const retry = () => void Promise.all([groups.refetch(), users.refetch()])
  const failed = error && <FailedBanner onRetry={retry}>Couldn't load workgroups. {errorMessage(error)}</FailedBanner>
  if (!groups.data || !users.data) return failed ?? <SkeletonRows count={4} rowHeight={40} columns={['1fr', '4rem']} />
  const people = new Map(users.data.filter(({ role }) => role !== 'client').map((user) => [user.id, user]))
  if (groups.data.length === 0)
    return (
      <EmptyState
        title="No workgroups yet"
        text="Share a contact or note with a workgroup instead of everyone."
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} to={paths.newWorkgroup} />}>
            New workgroup
          </Button>
        }
      />
    )
  return (
    <>
      {failed}
      <ul>
        {groups.data.map((group, index) => (
          <WorkgroupItem
            key={group.id}
            group={group}
            people={people}
            manages={me.role === 'admin' || group.author === me.id}
            startOpen={index === 0}
          />
        ))}
      </ul>
      <p className={classes.hint}>
        You can't delete a workgroup while something is shared with it.
        {me.role !== 'admin' && ' Only its creator and administrators can change a workgroup.'}
      </p>
    </>
  )
}
