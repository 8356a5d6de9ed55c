import { formatCount } from '../../ui/text/format-count.ts'
import { AddedRecords } from './added-records.tsx'
import { useListContext } from './list-context.tsx'

/** A button that shows the records of the list that others have added. */
export const ListAdded = () => {
  const list = useListContext()
  return <AddedRecords resource={list.definition.resource} search={list.request} list={list} />
}

/** The number of records, and of those that others have added. */
export const ListCount = () => {
  const { total, everything, definition, request } = useListContext()
  if (total === undefined) return null
  const isFiltered = definition.resource.isFiltered(request)
  return (
    <>
      {everything !== undefined && isFiltered ? `${formatCount(total)} of ${formatCount(everything)}` : formatCount(total)}
      <ListAdded />
    </>
  )
}
