import { Button } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { mergeQueries } from './merge-queries.ts'

/** Leads from a contact that was merged into another one to that contact. */
export const MergedInto = ({ id, otherwise }: { id: string; otherwise: ReactNode }) => {
  const { nameOf } = useWorkspace()
  const { data: merge, isPending } = useQuery(mergeQueries.mergeOf(id))
  if (isPending) return <SkeletonRows count={2} rowHeight={40} columns={['1fr']} />
  if (!merge?.resourceId) return otherwise
  return (
    <EmptyState
      icon={IconArrowMerge}
      title={`Merged into ${merge.title}`}
      text={`${nameOf(merge.author)} merged this contact on ${formatDateTime(merge.date)}.`}
      action={<Button renderRoot={(props) => <Link {...props} to={paths.contact(merge.resourceId ?? '')} />}>Open {merge.title}</Button>}
    />
  )
}
