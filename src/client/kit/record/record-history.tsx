import { Button } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { type Change, undoChange } from '../../../contract/x/changes.ts'
import { api } from '../../lib/api.ts'
import { refreshAll } from '../../lib/cache/long-list.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { notify } from '../../ui/float/undo-note.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { useUndoable } from '../undo/use-undoable.ts'
import { actionSentence } from './action-words.ts'
import { ChangeLine } from './change-line.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { entryOf, historyOf, type RecordReference } from './history-query.ts'
import classes from './record-history.module.css'

/** Every change of one record, newest first, each with a way to undo it. */
const HistoryEntries = ({ record }: { record: RecordReference }) => {
  const client = useQueryClient()
  const me = useMe()
  const { done } = useUndoable()
  const query = useInfiniteQuery(historyOf(record))
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? []
  const undo = async (change: Change) => {
    try {
      const { changeId } = await api(undoChange, { params: { id: change.id } })
      // It may have changed other records too, as that of a merge does.
      done({ message: `Undone: ${actionSentence(change.action, change.resource)}`, changeId })
      await refreshAll(client)
    } catch (error) {
      notify({ message: `Couldn't undo this change. ${errorMessage(error)}`, tone: 'red' })
    }
  }
  return (
    <>
      {query.isPending && <SkeletonRows count={6} rowHeight={56} columns={['circle', '1fr']} />}
      {query.error && (
        <FailedBanner onRetry={() => void query.refetch()}>Couldn't load the history. {errorMessage(query.error)}</FailedBanner>
      )}
      {query.isSuccess && changes.length === 0 && <p className={classes.none}>No changes yet</p>}
      <ul className={classes.changes}>
        {changes.map((change) => {
          const { words, title, fields } = entryOf(change, record)
          return (
            <ChangeLine
              key={change.id}
              change={change}
              details={fields.length > 0 && <ChangedFields fields={fields} />}
              action={
                (change.author === me.id || me.role === 'admin') && (
                  <Button size="xs" variant="default" onClick={() => void undo(change)}>
                    Undo
                  </Button>
                )
              }
            >
              {words}
              {title && <bdi> {title}</bdi>}
            </ChangeLine>
          )
        })}
      </ul>
      {query.hasNextPage && (
        <Button variant="subtle" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </>
  )
}

/** The history of one record in a sheet. */
export const RecordHistory = ({ record, onClose }: { record: RecordReference; onClose: () => void }) => (
  <Sheet opened onClose={onClose} title="History" reads>
    <HistoryEntries record={record} />
  </Sheet>
)

/** The history of one record under its fields; nothing for a record that has not been changed. */
export const HistorySection = ({ record }: { record: RecordReference }) => {
  const id = useId()
  const { data, error } = useInfiniteQuery(historyOf(record))
  if (!error && !data?.pages.some(({ changes }) => changes.length > 0)) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.head}>
        History
      </h3>
      <HistoryEntries record={record} />
    </section>
  )
}
