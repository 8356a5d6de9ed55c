import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { inWords } from '../../lib/service-error.ts'
import { Key, Keys } from '../../ui/keys/key.tsx'
import { Sign } from '../../ui/signs/sign.tsx'
import classes from './palette.module.css'
import { optionId, PaletteList } from './palette-list.tsx'
import type { PaletteRow } from './palette-row.ts'
import { useGroups } from './use-groups.ts'

/** Finds and does everything, from the keyboard. */
export const Palette = ({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<string>()
  const { groups, term, failed, waiting } = useGroups(typed, onShowKeys)
  const rows = groups.flatMap((group) => group.rows)
  const active = rows.find(({ key }) => key === at) ?? rows[0]

  useLayoutEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true })
    }
  }, [])

  const choose = (row: PaletteRow | undefined, newTab: boolean) => {
    if (!row) return
    if (newTab && row.to) return void window.open(row.to, '_blank', 'noopener')
    onClose()
    if (row.to) void navigate(row.to)
    row.run?.()
  }
  const step = (by: number) => {
    const index = active ? rows.indexOf(active) : -1
    setAt(rows[(index + by + rows.length) % rows.length]?.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const mod = event.metaKey || event.ctrlKey
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') choose(active, mod)
    else if (event.key.toLowerCase() === 'k' && mod) onClose()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it, as Esc does
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label="Find or do"
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.palette}>
        <div className={classes.field}>
          <Sign of={IconSearch} size={18} />
          <input
            className={classes.input}
            type="text"
            role="combobox"
            aria-label="Find or do"
            aria-expanded={rows.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(id, active)}
            autoComplete="off"
            spellCheck={false}
            placeholder="Find or do"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setAt(undefined)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <Key k="Esc" />
            <Sign of={IconX} />
          </button>
        </div>
        <PaletteList id={id} groups={groups} active={active} term={term} onPoint={({ key }) => setAt(key)} onChoose={choose} />
        <p className={classes.none} role="status">
          {failed ? `Contacts cannot be searched now. ${inWords(failed)}` : rows.length === 0 && !waiting && `Nothing is called “${term}”.`}
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
            Start with <Key k=">" /> to do, <Key k="#" /> for tags, <Key k="@" /> for people
          </span>
        </footer>
      </div>
    </dialog>
  )
}
