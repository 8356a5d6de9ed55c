import { useKeys } from '../../ui/keys/hotkeys.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import { ListActions } from './list-actions.tsx'
import { useListContext } from './list-context.tsx'
import { ListCount } from './list-count.tsx'
import { ListFilters, ListTermBox, ListViews } from './list-filters.tsx'

interface ListHeaderProps {
  title: string
  /** The label of the create button: "New case". */
  createLabel: string
}

/** The head of a page that is one list: its name, the number of its records, its menu and create button, and its filters. */
export const ListHeader = ({ title, createLabel }: ListHeaderProps) => {
  const { create, error, hasMore, items, total } = useListContext()
  useKeys({ c: create.open })
  return (
    <PageHead
      title={title}
      count={total === undefined ? undefined : <ListCount />}
      actions={<ListActions createLabel={createLabel} />}
      offline={error && hasMore && `Only the first ${formatCount(items.length)} are loaded.`}
      search={<ListTermBox />}
      filters={
        <>
          <ListViews />
          <ListFilters />
        </>
      }
    />
  )
}
