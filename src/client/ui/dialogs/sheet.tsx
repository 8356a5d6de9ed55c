import { type ReactNode, useLayoutEffect } from 'react'
import { redirectTyping } from '../keys/typed-ahead.ts'
import { lazyLayer } from '../layers/lazy-layer.tsx'

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

const Layer = lazyLayer(() => import('../layers/sheet-layer.tsx').then(({ SheetLayer }) => SheetLayer))

/**
 * A modal side sheet, 480 px wide, on a phone as wide as the screen. The focus goes to `data-autofocus`, stays inside, and
 * returns when the sheet closes.
 */
export const Sheet = ({ opened, ...content }: SheetContent & { opened: boolean }) => {
  useLayoutEffect(() => (opened ? redirectTyping() : undefined), [opened])
  return opened ? <Layer {...content} /> : null
}
