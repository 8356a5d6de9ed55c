import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { useDensity } from '../../appearance/density.ts'
import { downloadCsv } from '../bulk/export-csv.ts'
import { useBulk } from '../bulk/use-bulk.ts'
import { useSelectAll } from '../bulk/use-select-all.ts'
import { countInWords } from '../contact-words.ts'
import { useNewContact } from '../create/use-new-contact.ts'
import { ContactFilters } from '../filters/contact-filters.tsx'
import { isFiltered } from '../filters/search.ts'
import { TermField } from '../filters/term-field.tsx'
import { useContactSearch } from '../filters/use-contact-search.ts'
import classes from './contact-list.module.css'
import { ContactList } from './contact-list.tsx'
import { ListActions } from './list-actions.tsx'
import { recallList } from './list-memory.ts'
import { ListFailure, NoRows } from './list-state.tsx'
import { useContactList } from './use-contact-list.ts'

const fetchSheet = () => import('../create/contact-sheet.tsx')
const fetchBulkBar = () => import('../bulk/contact-bulk-bar.tsx')
const ContactSheet = lazy(() => fetchSheet().then((loaded) => ({ default: loaded.ContactSheet })))
const ContactBulkBar = lazy(() => fetchBulkBar().then((loaded) => ({ default: loaded.ContactBulkBar })))

/** What is not in sight at first comes when the list stands. */
const useFetchedLater = () =>
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network it is fetched when it is wanted.
      void Promise.allSettled([fetchSheet(), fetchBulkBar()])
    }, 1500)
    return () => clearTimeout(timer)
  }, [])

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
  const selected = useMemo(() => list.items.filter(({ id }) => selection.has(id)), [list.items, selection])
  const { selectAll, walked } = useSelectAll(list, selection)
  const bulk = useBulk()
  const create = useNewContact()
  const { rowHeight } = useDensity()
  const phone = useMediaQuery('(max-width: 719.98px)', false, { getInitialValueInEffect: false })
  useKeys({ c: create.open })
  useFetchedLater()
  const more = (list.hasMore || walked !== undefined) && selected.length >= 50 && (
    <Button variant="subtle" disabled={walked !== undefined} onClick={() => void selectAll()}>
      {walked === undefined
        ? `Select all ${list.total?.toLocaleString('en-GB') ?? ''}`
        : `Selecting, ${walked.toLocaleString('en-GB')} so far`}
    </Button>
  )
  return (
    <div className={classes.page}>
      <PageHead
        title="Contacts"
        count={list.total === undefined ? undefined : countInWords(list.total, isFiltered(search) ? list.everything : undefined)}
        actions={
          <ListActions
            count={list.items.length}
            onNew={create.open}
            onSelectAll={() => void selectAll()}
            onExport={() => void downloadCsv(selected.length ? selected : list.items, new Date())}
          />
        }
        search={<TermField search={search} apply={apply} />}
        filters={<ContactFilters search={search} apply={apply} />}
      />
      <ListFailure list={list} />
      {list.items.length ? (
        <ContactList name={key} list={list} selection={selection} covered={create.opened} />
      ) : (
        <NoRows list={list} search={search} apply={apply} onNew={create.open} rowHeight={phone ? 64 : rowHeight} />
      )}
      <Suspense>
        {(selected.length > 0 || bulk.progress) && (
          <ContactBulkBar contacts={selected} bulk={bulk} onClear={selection.clear} onDone={selection.drop} more={more} />
        )}
        {create.opened && <ContactSheet onClose={create.close} />}
      </Suspense>
    </div>
  )
}
