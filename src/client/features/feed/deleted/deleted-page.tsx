import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Change, undoChange } from '../../../../contract/x/changes.ts'
import { LoadFailed } from '../../../kit/list/load-failed.tsx'
import { actionSentence, resourceNouns } from '../../../kit/record/action-words.ts'
import { ChangeLine } from '../../../kit/record/change-line.tsx'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { api } from '../../../lib/api.ts'
import { refreshAll } from '../../../lib/cache/long-list.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { paths } from '../../../paths.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import classes from './deleted-page.module.css'
import { deletedQuery } from './deleted-queries.ts'

/** Names what was deleted; a hidden record has no name. */
const nameOfDeleted = ({ title, resource }: Change) => title || `a private ${resource === '' ? 'record' : resourceNouns[resource]}`

/** What comes before the name: a hidden record is not named by its kind twice. */
const deletionWords = ({ action, resource, title }: Change) =>
  action.verb === 'merged' ? 'merged a contact into' : title ? actionSentence(action, resource) : 'deleted'

const DeletedLine = ({ change }: { change: Change }) => {
  const client = useQueryClient()
  const { done } = useUndoable()
  const name = nameOfDeleted(change)
  const restore = async () => {
    try {
      const { changeId } = await api(undoChange, { params: { id: change.id } })
      done({ message: `Restored ${name}`, changeId })
      await refreshAll(client)
    } catch (error) {
      notify({ message: `Couldn't restore ${name}. ${errorMessage(error)}`, tone: 'red' })
    }
  }
  return (
    <ChangeLine
      change={change}
      action={
        change.mayUndo && (
          <Button size="xs" variant="default" aria-label={`Restore ${name}`} onClick={() => void restore()}>
            Restore
          </Button>
        )
      }
    >
      {deletionWords(change)} <bdi>{name}</bdi>
    </ChangeLine>
  )
}

/** What was deleted in the workspace and can be restored, newest first, with who did it. */
export const DeletedPage = () => {
  const query = useInfiniteQuery(deletedQuery())
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  return (
    <>
      <PageHead
        title="Deleted"
        crumbs={[
          <Link key="activity" to={paths.activity}>
            Activity
          </Link>,
        ]}
        subtitle="Restoring also brings back notes and tasks."
      />
      {query.isPending ? (
        <SkeletonRows count={8} rowHeight={56} columns={['circle', '1fr']} />
      ) : query.error && changes.length === 0 ? (
        <LoadFailed title="Couldn't load what was deleted" error={query.error} onRetry={() => void query.refetch()} />
      ) : changes.length === 0 ? (
        <EmptyState icon={IconTrash} title="Nothing was deleted" text="Deleted records stay here while they can be restored." />
      ) : (
        <ul className={classes.lines} aria-label="Deleted">
          {changes.map((change) => (
            <DeletedLine key={change.id} change={change} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </>
  )
}
