import { useQueryClient } from '@tanstack/react-query'
import { isLong, refresh, shorten } from '../../lib/cache/long-list.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { useAddedRows } from '../resource/added-rows.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import classes from './list-page.module.css'
import type { RecordListState } from './use-record-list.ts'

interface AddedRecordsProps<R extends Row, S> {
  resource: Resource<R, S>
  search: S
  list: RecordListState<R>
}

/** A button that shows the records that others have added. They wait because they would move the rows. */
export const AddedRecords = <R extends Row, S>({ resource, search, list }: AddedRecordsProps<R, S>) => {
  const client = useQueryClient()
  const { queryKey } = resource.list(search)
  const added = useAddedRows(queryKey, list.counted, list.updatedAt)
  const show = () => {
    // The columns of a board are lists of their own.
    const lists = { queryKey: resource.keys.lists, type: 'active' as const }
    for (const query of client.getQueryCache().findAll({ ...lists, predicate: isLong })) shorten(client, query.queryKey)
    void refresh(client, lists)
  }
  return (
    <span role="status">
      {added > 0 && (
        <button type="button" className={classes.added} onClick={show}>
          <span className={classes.verb}>Show</span> {formatCount(added)} new
        </button>
      )}
    </span>
  )
}
