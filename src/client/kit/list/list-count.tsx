import { useQueryClient } from '@tanstack/react-query'
import { isLong, refresh, shorten } from '../../lib/cache/long-list.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import { useAddedRows } from '../resource/added-rows.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import classes from './record-list-page.module.css'
import type { RecordListState } from './use-record-list.ts'

interface ListCountProps<R extends Row, S> {
  resource: Resource<R, S>
  search: S
  list: RecordListState<R>
}

/** The number of records, and a button that shows those others have added. They wait because they would move the rows. */
export const ListCount = <R extends Row, S>({ resource, search, list }: ListCountProps<R, S>) => {
  const client = useQueryClient()
  const { queryKey } = resource.list(search)
  const added = useAddedRows(queryKey, list.counted, list.updatedAt)
  const { total, everything } = list
  if (total === undefined) return null
  const show = () => {
    // The columns of a board are lists of their own.
    const lists = { queryKey: resource.keys.lists, type: 'active' as const }
    for (const query of client.getQueryCache().findAll({ ...lists, predicate: isLong })) shorten(client, query.queryKey)
    void refresh(client, lists)
  }
  return (
    <>
      {everything !== undefined && resource.isFiltered(search) ? `${formatCount(total)} of ${formatCount(everything)}` : formatCount(total)}
      <span role="status">
        {added > 0 && (
          <button type="button" className={classes.added} onClick={show}>
            <span className={classes.verb}>Show</span> {formatCount(added)} new
          </button>
        )}
      </span>
    </>
  )
}
