import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { Key } from '../../ui/keys/key.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'
import { MissingPart } from '../../ui/lazy/missing-part.tsx'
import { useBackCloses } from '../use-back-closes.ts'
import classes from './palette.module.css'
import type { PaletteKeys } from './palette-row.ts'

const body = lazyComponent(() => import('./palette-body.tsx').then(({ PaletteBody }) => PaletteBody))
export const fetchPalette = body.fetch

/** The command palette. The field opens at once and takes input while the code of the results loads. */
export const Palette = ({ onClose, onShowKeys }: { onClose: () => void; onShowKeys: () => void }) => {
  const id = useId()
  useBackCloses(onClose)
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useRef<PaletteKeys>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<string>()
  const [missing, setMissing] = useState(false)
  // What was typed when Enter was pressed before its results were there.
  const [entered, setEntered] = useState<string>()

  useLayoutEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)) onClose()
    else if (!keys.current && event.key === 'Enter') setEntered(typed)
    else if (!keys.current?.(event)) return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside closes it, as Esc does
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label="Search or jump to"
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={classes.palette}>
        <div className={classes.field}>
          <Icon of={IconSearch} size={18} />
          <input
            className={classes.input}
            type="text"
            role="combobox"
            aria-label="Search or jump to"
            aria-expanded={active !== undefined}
            aria-controls={active === undefined ? undefined : id}
            aria-autocomplete="list"
            aria-activedescendant={active}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            placeholder="Search or jump to…"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} onClick={onClose}>
            <span className="t-unseen">Close</span>
            <span className={classes.key} aria-hidden="true">
              <Key k="Esc" />
            </span>
            <Icon of={IconX} />
          </button>
        </div>
        {missing ? (
          <div className={classes.missing}>
            <MissingPart />
          </div>
        ) : (
          <body.Component
            id={id}
            typed={typed}
            keys={keys}
            entered={entered}
            onEnterEarly={setEntered}
            onActive={setActive}
            onClose={onClose}
            onShowKeys={onShowKeys}
            fallback={<div className={classes.coming} />}
            onMissing={() => setMissing(true)}
          />
        )}
      </div>
    </dialog>
  )
}
