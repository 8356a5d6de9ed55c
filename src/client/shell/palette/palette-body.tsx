import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import { errorMessage } from '../../lib/service-error.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { Key, Keys } from '../../ui/keys/key.tsx'
import classes from './palette-body.module.css'
import { optionId, PaletteList } from './palette-list.tsx'
import type { PaletteKeys, PaletteRow } from './palette-row.ts'
import { useGroups } from './use-groups.ts'

interface PaletteBodyProps {
  id: string
  typed: string
  /** Filled with what the keys of the field do. */
  keys: RefObject<PaletteKeys | null>
  /** Told the id of the row under the cursor. */
  onActive: (id: string | undefined) => void
  onClose: () => void
  onShowKeys: () => void
}

/** What is found for what is typed, with a cursor; the first row is under it until it is moved. */
export const PaletteBody = ({ id, typed, keys, onActive, onClose, onShowKeys }: PaletteBodyProps) => {
  const navigate = useNavigate()
  const client = useMe().role === 'client'
  const [moved, setMoved] = useState<{ typed: string; to: string }>()
  const { groups, term, failed, waiting, none } = useGroups(typed, onShowKeys)
  const rows = groups.flatMap((group) => group.rows)
  const active = (moved?.typed === typed ? rows.find(({ key }) => key === moved.to) : undefined) ?? rows[0]
  const activeId = active && optionId(id, active)
  useEffect(() => onActive(activeId), [onActive, activeId])

  const point = (row: PaletteRow | undefined) => row && setMoved({ typed, to: row.key })
  const choose = (row: PaletteRow | undefined, newTab: boolean) => {
    if (!row) return
    if (newTab && row.to) return void window.open(row.to, '_blank', 'noopener')
    onClose()
    if (row.to) void navigate(row.to)
    row.run?.()
  }
  const step = (by: number) => point(rows[((active ? rows.indexOf(active) : -1) + by + rows.length) % rows.length])
  // Enter pressed before the answer is there opens what it brings.
  const [wanted, setWanted] = useState<string>()
  const chooseWanted = useEffectEvent(() => choose(active, false))
  useEffect(() => {
    if (wanted === typed && activeId && !waiting) chooseWanted()
  }, [wanted, typed, activeId, waiting])
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && !active && waiting) setWanted(typed)
    else if (event.key === 'Enter') choose(active, event.metaKey || event.ctrlKey)
    else return false
    return true
  }
  useImperativeHandle(keys, () => onKey)
  return (
    <>
      <PaletteList id={id} groups={groups} active={active} term={term} onPoint={point} onChoose={choose} />
      <p className={classes.none} role="status">
        {failed ? `Contacts cannot be searched now. ${errorMessage(failed)}` : none && `Nothing is called “${term}”.`}
      </p>
      <footer className={classes.foot}>
        <span>
          <Keys combo="up down" /> move
        </span>
        <span>
          <Keys combo="enter" /> open
        </span>
        <span>
          <Keys combo="mod+enter" /> in a new tab
        </span>
        <span className={classes.signs}>
          Start with <Key k=">" /> to do
          {!client && (
            <>
              , <Key k="#" /> for tags, <Key k="@" /> for people
            </>
          )}
        </span>
      </footer>
    </>
  )
}
