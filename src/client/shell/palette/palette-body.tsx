import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Avatar } from '../../ui/avatar/avatar.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Key, Keys } from '../../ui/keys/key.tsx'
import { asksForTab, keepFromScrolling, openTab } from '../../ui/page/row-link.ts'
import { countOf } from '../../ui/text/noun.ts'
import { TextHighlight } from '../../ui/text/text-highlight.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import classes from './palette-body.module.css'
import { usePaletteGroups } from './palette-groups.ts'
import type { PaletteKeys, PaletteRow } from './palette-row.ts'

const results = { one: 'result', other: 'results' }

interface PaletteBodyProps {
  id: string
  typed: string
  /** Set to the handler of the field's keys. */
  keys: RefObject<PaletteKeys | null>
  /** What was typed when Enter was pressed before its results were there: the first of them is opened. */
  entered: string | undefined
  onEnterEarly: (typed: string) => void
  /** Called with the id of the active option. */
  onActive: (id: string | undefined) => void
  onClose: () => void
  onShowKeys: () => void
}

const optionId = (id: string, row: PaletteRow) => `${id} ${row.key}`.replace(/\W+/g, '-')

const RowContent = ({ row, term, active }: { row: PaletteRow; term: string; active: boolean }) => (
  <>
    <span className={classes.icon}>
      {row.avatar ? <Avatar name={row.label} kind={row.avatar} size={20} /> : row.icon && <Icon of={row.icon} size={18} />}
    </span>
    <span className={classes.label}>
      <TextHighlight text={row.label} term={term} />
    </span>
    {row.hint && (
      <span className={classes.hint}>
        <TextHighlight text={row.hint} term={term} />
      </span>
    )}
    <span className={classes.keys} aria-hidden="true">
      {row.keys ? <Keys combo={row.keys} /> : active && <Keys combo="enter" />}
    </span>
  </>
)

const Footer = () => (
  <footer className={classes.foot}>
    <span>
      <Keys combo="up down" /> move
    </span>
    <span>
      <Keys combo="enter" /> open
    </span>
    <span>
      <Keys combo="mod+enter" /> new tab
    </span>
    <span className={classes.prefixes}>
      Type <Key k=">" /> for actions
      {useMe().role !== 'client' && (
        <>
          , <Key k="#" /> for tags, <Key k="@" /> for people
        </>
      )}
    </span>
  </footer>
)

/** The results for what is typed. The focus stays in the field; the first row is active until another is chosen. */
export const PaletteBody = ({ id, typed, keys, entered, onEnterEarly, onActive, onClose, onShowKeys }: PaletteBodyProps) => {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<{ typed: string; key: string }>()
  const { groups, term, error, waiting, empty } = usePaletteGroups(typed, onShowKeys)
  const rows = groups.flatMap((group) => group.rows)
  const active = (chosen?.typed === typed ? rows.find(({ key }) => key === chosen.key) : undefined) ?? rows[0]
  const activeId = active && optionId(id, active)
  useEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [onActive, activeId])

  const activate = (row: PaletteRow | undefined) => row && setChosen({ typed, key: row.key })
  const open = (row: PaletteRow | undefined, newTab: boolean) => {
    if (!row) return
    if (newTab && row.to) return openTab(row.to)
    // Before the page is left: the palette holds the browser's Back as long as it is shown.
    flushSync(onClose)
    if (row.to) void navigate(row.to)
    row.run?.()
  }
  const move = (by: number) => activate(rows[((active ? rows.indexOf(active) : -1) + by + rows.length) % rows.length])
  const openFirst = useEffectEvent(() => open(active, false))
  useEffect(() => {
    if (entered === typed && activeId && !waiting) openFirst()
  }, [entered, typed, activeId, waiting])
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && !active && waiting) onEnterEarly(typed)
    else if (event.key === 'Enter') open(active, event.metaKey || event.ctrlKey)
    else return false
    return true
  }
  useImperativeHandle(keys, () => onKey)
  return (
    <>
      <div id={id} className={classes.list} role="listbox" aria-label="Results">
        {groups.map(({ title, rows }) => (
          <div key={title} role="group" aria-label={title}>
            <div className={classes.title} aria-hidden="true">
              {title}
            </div>
            {rows.map((row) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys
              <div
                key={row.key}
                id={optionId(id, row)}
                className={classes.row}
                role="option"
                aria-selected={row === active}
                onPointerMove={() => row !== active && activate(row)}
                onMouseDown={keepFromScrolling}
                onAuxClick={({ button }) => button === 1 && row.to && open(row, true)}
                onClick={(event) => open(row, asksForTab(event))}
              >
                <RowContent row={row} term={term} active={row === active} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.none} role="status">
        {error ? `Couldn't search contacts. ${errorMessage(error)}` : empty && `No results for “${term}”.`}
      </p>
      <VisuallyHidden>
        <span role="status">
          {term !== '' && !waiting && !empty && rows[0] && `${countOf(rows.length, results)}. First: ${rows[0].label}`}
        </span>
      </VisuallyHidden>
      <Footer />
    </>
  )
}
