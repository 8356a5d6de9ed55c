import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { notify } from '../../../ui/float/undo-note.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent, usePrefetchWhenIdle } from '../../../ui/lazy/lazy-component.tsx'
import { useDensity } from '../../../ui/media/density.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { useSelection } from '../../../ui/selection/use-selection.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { useSelectAll } from '../bulk/use-select-all.ts'
import { useNewContact } from '../create/use-new-contact.ts'
import { useExport } from '../export/use-export.ts'
import { ContactFilters } from '../filters/contact-filters.tsx'
import { TermField } from '../filters/term-field.tsx'
import { isFiltered } from '../search/search.ts'
import { useContactSearch } from '../search/use-contact-search.ts'
import classes from './contact-list.module.css'
import { ContactList, fetchReadingBar } from './contact-list.tsx'
import { ListActions } from './list-actions.tsx'
import { ListCount } from './list-count.tsx'
import { recallList, seeList } from './list-memory.ts'
import { FirstContact, ListFailure, NoRows } from './list-state.tsx'
import { useContactList, useFreshInSight } from './use-contact-list.ts'

const sheet = lazyComponent(() => import('../create/contact-sheet.tsx').then(({ ContactSheet }) => ContactSheet))
const bulkBar = lazyComponent(() => import('../bulk/contact-bulk-bar.tsx').then(({ ContactBulkBar }) => ContactBulkBar))
const fetches = [sheet.fetch, bulkBar.fetch, fetchReadingBar]
const none: readonly Contact[] = []
const sayMissing = (message: string) => notify({ message, tone: 'red' })

/** All contacts one may see: searched, filtered and ordered by the URL, selected and changed many at a time. */
export const ContactsPage = () => {
  const { search, key, apply } = useContactSearch()
  const list = useContactList(search)
  const selection = useSelection<string>(recallList(key).selected)
  const [shown, setShown] = useState(key)
  if (shown !== key) {
    setShown(key)
    selection.clear()
  }
  useEffect(() => seeList(key), [key])
  const selected = useMemo(() => (selection.size === 0 ? none : list.items.filter(({ id }) => selection.has(id))), [list.items, selection])
  const { selectAll, walked } = useSelectAll(list, selection, key)
  const bulk = useBulk()
  const csv = useExport()
  const { run } = csv
  const exportThese = useCallback(() => void run(selected.length ? { contacts: selected } : { search }), [run, selected, search])
  const create = useNewContact()
  const { ownCompanyId } = useMe().account
  // A new workspace has its own company and nothing else.
  const alone = list.total === 1 && list.items[0]?.id === ownCompanyId && !isFiltered(search)
  const { rowHeight } = useDensity()
  const phone = usePhone()
  useFreshInSight(search, key, phone ? 64 : rowHeight)
  useKeys({ c: create.open })
  usePrefetchWhenIdle(fetches)
  const more =
    walked === undefined
      ? { label: `Select all ${list.total === undefined ? '' : formatCount(list.total)}`, onClick: () => void selectAll() }
      : { label: 'Selecting the rest…', onClick: undefined }
  return (
    <div className={classes.page}>
      <PageHead
        title="Contacts"
        count={
          list.total === undefined ? undefined : (
            <ListCount search={search} total={list.total} updatedAt={list.updatedAt} everything={list.everything} />
          )
        }
        actions={
          <ListActions
            empty={list.items.length === 0}
            total={list.total}
            onNew={create.open}
            onSelectAll={selectAll}
            onExport={exportThese}
          />
        }
        offline={list.error && list.hasMore && `The list ends at ${formatCount(list.items.length)} for now.`}
        search={<TermField search={search} apply={apply} />}
        filters={<ContactFilters search={search} apply={apply} />}
      />
      <ListFailure list={list} />
      {list.items.length || (list.hasMore && !list.error) ? (
        <ContactList
          name={key}
          list={list}
          selection={selection}
          selected={selected.length}
          search={search}
          apply={apply}
          covered={create.opened}
        />
      ) : (
        <NoRows list={list} search={search} apply={apply} onNew={create.open} rowHeight={phone ? 64 : rowHeight} progress={bulk.progress} />
      )}
      {alone && (
        <div className={classes.first}>
          <FirstContact onNew={create.open} besidesOwn />
        </div>
      )}
      {!create.opened && (selected.length > 0 || bulk.progress || csv.progress) && (
        <bulkBar.Component
          contacts={selected}
          bulk={bulk}
          csv={csv}
          onClear={selection.clear}
          onDeleted={selection.drop}
          more={(list.hasMore || walked !== undefined) && selected.length >= 50 ? more : undefined}
          onMissing={sayMissing}
        />
      )}
      {create.opened && (
        <sheet.Component
          name={create.name}
          onClose={create.close}
          onMissing={(sentence) => {
            create.close()
            sayMissing(sentence)
          }}
        />
      )}
    </div>
  )
}
