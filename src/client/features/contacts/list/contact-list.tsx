import { type MouseEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { paths } from '../../../paths.ts'
import { useNow } from '../../../ui/dates/use-now.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { InfiniteList } from '../../../ui/list/infinite-list.tsx'
import { rowRoom } from '../../../ui/list/row-room.ts'
import { useDensity } from '../../../ui/media/density.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { useLongPress } from '../../../ui/selection/use-long-press.ts'
import { useRowCursor } from '../../../ui/selection/use-row-cursor.ts'
import { between, type Selection } from '../../../ui/selection/use-selection.ts'
import { fullName } from '../contact-words.ts'
import cells from '../rows/contact-cells.module.css'
import { contactCells } from '../rows/contact-cells.tsx'
import { ContactListHead } from '../rows/contact-list-head.tsx'
import { nameWhatIsCut } from '../rows/name-what-is-cut.ts'
import { useTagRoom } from '../rows/use-tag-room.ts'
import { waitingCells } from '../rows/waiting-cells.tsx'
import type { ContactSearch } from '../search/search.ts'
import type { ApplySearch } from '../search/use-contact-search.ts'
import classes from './contact-list.module.css'
import { recallList, rememberList, scrollKeyOf } from './list-memory.ts'
import { useAhead } from './use-ahead.ts'
import type { ContactListState } from './use-contact-list.ts'

const readingBar = lazyComponent(() => import('./reading-bar.tsx').then(({ ReadingBar }) => ReadingBar))
export const fetchReadingBar = readingBar.fetch
const ignore = () => undefined

const keyOf = ({ id }: Contact) => id
const phoneRow = 64

/** Where the cursor was when the list was left, −1 for nowhere. */
const cursorOf = (name: string, items: readonly Contact[]) => {
  const { cursor } = recallList(name)
  return cursor === undefined ? -1 : items.findIndex(({ id }) => id === cursor)
}

const passing = { lineOf: fullName, className: classes.passing }

interface ContactListProps {
  /** Names the list, to find its place again. */
  name: string
  list: ContactListState
  selection: Selection<string>
  /** How many of those read are selected. */
  selected: number
  search: ContactSearch
  apply: ApplySearch
  /** Something lies over the list: its keys rest. */
  covered: boolean
}

/** The rows, their cursor and their selection. */
export const ContactList = ({ name, list, selection, selected, search, apply, covered }: ContactListProps) => {
  const { items } = list
  const navigate = useNavigate()
  const { rowHeight } = useDensity()
  const phone = usePhone()
  const open = useCallback((id: string) => void navigate(paths.contact(id)), [navigate])
  const extend = (from: number, to: number) => selection.extend(between(items, from, to).map(keyOf))
  const toggle = (index: number) => {
    const item = items[index]
    if (item) selection.toggle(item.id)
  }
  const height = phone ? phoneRow : rowHeight
  const { hasMore, total } = list
  const failed = list.error !== null
  const grid = useRef<HTMLDivElement>(null)
  const [initial] = useState(() => cursorOf(name, items))
  const { cursor, setCursor } = useRowCursor({
    count: rowRoom({ loaded: items.length, hasMore, failed, total }, height).reserved,
    grid,
    initial,
    onOpen: (index) => items[index] && open(items[index].id),
    selection: { toggle, extend },
    enabled: !covered,
  })
  const [shown, setShown] = useState(name)
  if (shown !== name) {
    setShown(name)
    setCursor(-1)
  }
  const cursorId = items[cursor]?.id
  useEffect(() => rememberList(name, { cursor: cursorId, selected: selection.keys }), [name, cursorId, selection.keys])
  const ahead = useAhead(cursorId)
  const room = useTagRoom()
  const minute = useNow().getTime()
  const renderRow = useMemo(() => contactCells({ phone, room, now: new Date(minute) }), [phone, room, minute])

  const longPress = useLongPress(toggle)

  // Boxes and links of all rows are heard here, once.
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const index = Number(event.target.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1)
    const item = items[index]
    if (!item) return
    const box = event.target.matches('input[type=checkbox]')
    if (box && event.shiftKey && cursor >= 0) extend(cursor, index)
    else if (box) selection.toggle(item.id)
    if (box) return setCursor(index)
    if (!event.target.closest('a') || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setCursor(index)
    open(item.id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the boxes and links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div className={classes.list} onClick={press} {...longPress}>
      <InfiniteList
        label="Contacts"
        items={items}
        renderRow={renderRow}
        passing={passing}
        rowClass={cells.cells}
        waitingCells={waitingCells}
        farAhead={
          total !== undefined &&
          selection.size === 0 && (
            <readingBar.Component read={items.length} of={total} onStop={() => setCursor(items.length - 1)} onMissing={ignore} />
          )
        }
        grid={grid}
        rowHeight={height}
        total={total}
        hasMore={hasMore}
        loadMore={() => void list.loadMore()}
        replaced={list.replaced}
        failed={failed}
        scrollKey={scrollKeyOf(name)}
        cursor={cursor}
        isSelected={({ id }) => selection.has(id)}
        onPoint={({ id }, target) => {
          ahead(id)
          nameWhatIsCut(target)
        }}
        onPress={({ id }, index, { target }) => {
          setCursor(index)
          if (target instanceof Element && target.closest(`.${cells.pick}`)) selection.toggle(id)
          else if (getSelection()?.isCollapsed !== false) open(id)
        }}
        {...(!phone && {
          head: (
            <ContactListHead
              selected={selected}
              of={items.length}
              hasMore={hasMore}
              sort={search.sort}
              onSort={search.recent ? undefined : (sort) => apply({ ...search, sort })}
              onSelectAll={() => selection.extend(items.map(keyOf))}
              onClear={selection.clear}
            />
          ),
        })}
      />
    </div>
  )
}
