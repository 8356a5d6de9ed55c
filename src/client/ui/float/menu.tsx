import { IconCheck, IconDots } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react'
import classes from '../anchor/float.module.css'
import { focusableIn } from '../anchor/focus-inside.ts'
import { useFloat } from '../anchor/use-float.ts'
import { Icon, type IconType } from '../icons/icon.tsx'
import { Keys } from '../keys/key.tsx'

/** One row of a menu. */
export interface ActionItem {
  readonly label: string
  readonly icon?: IconType
  /** The key that does the same, shown at the right: `e`, `mod+K`. */
  readonly key?: string
  readonly onClick: () => void
  readonly disabled?: boolean
  /** One of several to choose from, and whether it is the one chosen. */
  readonly checked?: boolean
  /** Set off by a line above. It stays in ink: what it does can be undone. */
  readonly danger?: boolean
}

interface ActionsMenuProps {
  /** What it is for, spoken and as the tooltip of the dots: "More for Sigrid Aune". */
  label: string
  items: readonly ActionItem[]
  /** Another button than the three dots. */
  target?: ReactElement
  /** px of the dots. */
  size?: 28 | 32
}

const MenuItems = ({ items, onDone }: { items: readonly ActionItem[]; onDone: () => void }) =>
  items.map((item, index) => (
    <Fragment key={item.label}>
      {item.danger && index > 0 && !items[index - 1]?.danger && <hr className={classes.line} />}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is there with the role that has it */}
      <button
        type="button"
        role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked={item.checked}
        tabIndex={-1}
        className={classes.item}
        aria-disabled={item.disabled || undefined}
        onPointerEnter={(event) => event.currentTarget.focus({ preventScroll: true })}
        onClick={() => {
          if (item.disabled) return
          onDone()
          item.onClick()
        }}
      >
        {item.icon && <Icon of={item.icon} />}
        {item.checked !== undefined && <span className={classes.tick}>{item.checked && <Icon of={IconCheck} />}</span>}
        <span className={classes.word}>{item.label}</span>
        {item.key && (
          <span className={classes.key} aria-hidden="true">
            <Keys combo={item.key} joined />
          </span>
        )}
      </button>
    </Fragment>
  ))

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** A menu of what can be done, behind three dots. The keys it shows choose; arrows, Home, End and first letters move; Esc and Tab close. */
export const ActionsMenu = ({ label, items, target, size = 32 }: ActionsMenuProps) => {
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const rows = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
  const close = () => {
    setOpened(false)
    focusableIn(anchor.current)[0]?.focus({ preventScroll: true })
  }
  useFloat({ opened, anchor, float: menu, placement: 'bottom-end', onPressOutside: () => setOpened(false) })
  useEffect(() => {
    if (opened) menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true })
  }, [opened])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = rows()
    const at = all.findIndex((row) => row.contains(document.activeElement))
    const step = steps[event.key]
    const letter = event.key.length === 1 && event.key !== ' ' && !event.metaKey && !event.ctrlKey
    if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (step) all[step(at, all.length)]?.focus()
    else if (letter) {
      const typed = event.key.toLowerCase()
      const shown = all[items.findIndex(({ key }) => key === typed)]
      const order = [...all.slice(at + 1), ...all.slice(0, at + 1)]
      if (shown) shown.click()
      else order.find((row) => row.textContent?.toLowerCase().startsWith(typed))?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside has the focus and the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <span ref={anchor} className={classes.anchor} onClick={() => setOpened(!opened)}>
        {target ?? (
          <button
            type="button"
            className={classes.button}
            data-size={size}
            aria-label={label}
            title={label}
            aria-haspopup="menu"
            aria-expanded={opened}
          >
            <Icon of={IconDots} bold />
          </button>
        )}
      </span>
      {opened && (
        <div
          ref={menu}
          popover="manual"
          role="menu"
          aria-label={label}
          className={`${classes.float} ${classes.menu}`}
          onKeyDown={onKeyDown}
        >
          <MenuItems items={items} onDone={close} />
        </div>
      )}
    </>
  )
}
