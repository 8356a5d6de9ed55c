import type { ReactNode } from 'react'
import { useListContext } from './list-context.tsx'
import { ListFailure } from './list-failure.tsx'
import { NoRows } from './no-rows.tsx'

interface ListBodyProps {
  /** Shown while the first page is loading. Absent where the children show that themselves, and what failed, as the columns of a board do. */
  skeleton?: ReactNode
  /** The empty state of a workspace or project without records. */
  empty: ReactNode
  /** The rows. */
  children: ReactNode
}

/** The rows of a list in all states: loading, failed, empty, filtered to none. */
export const ListBody = ({ skeleton, empty, children }: ListBodyProps) => {
  const list = useListContext()
  const { items, hasMore, waiting, error, search, sources, definition, bulk } = list
  const isLoading = skeleton === undefined ? false : waiting
  const hasRows = items.length > 0 || (skeleton === undefined ? waiting || hasMore || error : hasMore && !error)
  return (
    <>
      <ListFailure list={list} />
      {isLoading ? (
        skeleton
      ) : hasRows ? (
        children
      ) : (
        <NoRows list={list} search={search} sources={sources} noun={definition.noun} empty={empty} progress={bulk.progress} />
      )}
    </>
  )
}
