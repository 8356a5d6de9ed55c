import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../float/icon-button.tsx'
import { useKeys } from '../keys/hotkeys.ts'
import { InitialFocus } from '../layers/initial-focus.tsx'
import { useModalPage } from '../layers/modal-page.ts'
import classes from './sheet.module.css'

export interface SheetContent {
  /** Called for Escape and the close button. The owner closes it, and may ask first. */
  onClose: () => void
  title: string
  /** Buttons with icons in the head, before the one that closes it. */
  actions?: ReactNode
  children: ReactNode
  /** Buttons at the bottom, the primary one first. */
  footer?: ReactNode
  /** Makes the content focusable, so that text without controls can be scrolled by keyboard. */
  reads?: boolean
  /** The focus goes to the title: the sheet is read before it is changed. */
  startsAtTitle?: boolean
}

export const SheetLayer = ({ onClose, title, actions, children, footer, reads = false, startsAtTitle = false }: SheetContent) => {
  useModalPage()
  const close = (event: KeyboardEvent) => {
    // A menu, popover or question above the sheet closes first.
    const layer = event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog], [role=menu]')
    if (layer && !layer.classList.contains(classes.sheet ?? '')) return false
    onClose()
    return true
  }
  useKeys({ escape: close }, { inLayer: true })
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={480}
      zIndex={200}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Drawer.Content classNames={{ content: `${classes.sheet} t-sheet`, inner: 't-sheet-place' }}>
        <InitialFocus />
        <header className={classes.head}>
          <Drawer.Title className={classes.title ?? ''} {...(startsAtTitle && { tabIndex: -1, 'data-autofocus': true })}>
            {title}
          </Drawer.Title>
          <span className={classes.actions}>
            {actions}
            <IconButton label="Close" icon={IconX} keys="esc" onClick={onClose} />
          </span>
        </header>
        <div className={classes.body} tabIndex={reads ? 0 : undefined}>
          {children}
        </div>
        {footer && <footer className={classes.foot}>{footer}</footer>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
