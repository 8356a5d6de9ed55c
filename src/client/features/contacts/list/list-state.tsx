import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCloudOff, IconPlus, IconUsers } from '@tabler/icons-react'
import { useConnection } from '../../../lib/online.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { onMac } from '../../../ui/keys/platform.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import type { BulkProgress } from '../bulk/use-bulk.ts'
import { contactsInWords, lowerFirst } from '../contact-words.ts'
import { useCompanyName } from '../filters/filter-chips.tsx'
import { type ContactSearch, countFilters, everyContact, isFiltered } from '../search/search.ts'
import { nothingFound } from '../search/search-words.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'
import classes from './contact-list.module.css'
import type { ContactListState } from './use-contact-list.ts'

interface StateProps {
  list: ContactListState
  search: ContactSearch
  apply: ApplySearch
}

/** What went wrong, over what had come by then. */
export const ListFailure = ({ list }: Pick<StateProps, 'list'>) => {
  const connection = useConnection()
  // Without a connection the page says already that what is shown may be old, and where it ends.
  if (!list.error || !list.items.length || connection !== 'online') return null
  const read = formatCount(list.items.length)
  const why = lowerFirst(errorMessage(list.error))
  return (
    <Banner
      tone="red"
      icon={IconAlertTriangle}
      action={
        <Button variant="text" onClick={() => void list.retry()}>
          Retry
        </Button>
      }
    >
      {list.hasMore ? `Stopped at ${read}: ${why}` : `These may be old: ${why}`}
    </Banner>
  )
}

const columns = ['1rem', 'circle', '210fr', '184fr', '184fr', '260fr', '172fr', '3rem']

interface NoRowsProps extends StateProps {
  onNew: () => void
  rowHeight: number
  /** What is being done to the contacts that stood here. */
  progress: BulkProgress | undefined
}

const undoKeys = onMac ? '⌘Z' : 'Ctrl+Z'

/** Nobody has been added yet: what to do. */
export const FirstContact = ({
  onNew,
  besidesOwn = false,
}: {
  onNew: () => void /** One's own company stands above. */
  besidesOwn?: boolean
}) => (
  <EmptyState
    icon={IconUsers}
    title={besidesOwn ? 'Your own company, and nobody else yet' : 'No contacts yet'}
    text="Add the first person or company."
    action={
      <Button leftSection={<Icon of={IconPlus} bold />} onClick={onNew}>
        New contact
      </Button>
    }
  />
)

/** What stands where the rows would be while there are none. */
export const NoRows = ({ list, search, apply, onNew, rowHeight, progress }: NoRowsProps) => {
  const companyName = useCompanyName(search)
  if (progress?.doing === 'deleted' && !list.waiting && !list.error)
    return <EmptyState title={`Deleting ${contactsInWords(progress.of)}…`} text={`${undoKeys} stops and takes all of it back.`} />
  if (list.waiting)
    return (
      <div className={classes.waiting}>
        <SkeletonRows count={20} rowHeight={rowHeight} columns={columns} />
      </div>
    )
  if (list.error)
    return (
      <EmptyState
        icon={IconCloudOff}
        title="The contacts did not arrive"
        text={errorMessage(list.error)}
        action={
          <Button variant="default" onClick={() => void list.retry()}>
            Retry
          </Button>
        }
      />
    )
  if (!isFiltered(search)) return <FirstContact onNew={onNew} />
  const { everything = 0 } = list
  const several = countFilters(search) > 1
  const hidden = `${contactsInWords(everything)} ${everything === 1 ? 'is' : 'are'} hidden by ${several ? 'these filters' : 'this filter'}.`
  return (
    <EmptyState
      title={nothingFound(search, companyName)}
      text={search.recent ? 'Contacts that you open are kept here.' : hidden}
      action={
        <Button variant="default" onClick={() => apply({ ...everyContact, sort: search.sort })}>
          {search.recent ? 'Show all contacts' : several ? 'Clear all filters' : 'Clear the filter'}
        </Button>
      }
    />
  )
}
