import type { ReactNode } from 'react'
import { lazyLayer } from '../layers/lazy-layer.ts'

/** What a sheet shows. */
export interface SheetContent {
  /** Called for Escape and the close button. The owner closes it, and may ask first. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the bottom, the primary one first. */
  footer?: ReactNode
  /** It holds only text, so the text itself is focusable to scroll by keyboard. */
  reads?: boolean
}

const Layer = lazyLayer(() => import('../layers/sheet-layer.tsx').then(({ SheetLayer }) => SheetLayer))

/**
 * A modal side sheet, 480 px wide, on a phone as wide as the screen. The focus goes to `data-autofocus`, stays inside, and
 * returns when the sheet closes.
 */
export const Sheet = ({ opened, ...content }: SheetContent & { opened: boolean }) => (opened ? <Layer {...content} /> : null)
