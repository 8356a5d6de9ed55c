import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { WorkgroupItem } from './workgroup-item.tsx'
import classes from './workgroups.module.css'

/** All workgroups, each to be opened; who may not change one sees why. */
export const WorkgroupList = () => {
  const { data: me } = useSuspenseQuery(sessionQueries.me())
  const groups = useQuery(workgroupQueries.list())
  const users = useQuery(peopleQueries.users())
  const error = groups.error ?? users.error
  const again = () => void Promise.all([groups.refetch(), users.refetch()])
  const failed = error && <FailedBanner onRetry={again}>{errorMessage(error)}</FailedBanner>
  if (!groups.data || !users.data) return failed ?? <SkeletonRows count={4} rowHeight={40} columns={['1fr', '4rem']} />
  const people = new Map(users.data.filter(({ role }) => role !== 'client').map((user) => [user.id, user]))
  if (groups.data.length === 0)
    return (
      <EmptyState
        title="No workgroups yet"
        text="A contact or note can be shown to a workgroup instead of everyone."
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
        A workgroup that a contact or note is shown to cannot be deleted.{' '}
        {me.role !== 'admin' && 'A workgroup is changed by who made it, or by an administrator.'}
      </p>
    </>
  )
}
