import { useLayoutEffect } from 'react'
import { redirectTyping } from '../keys/typed-ahead.ts'
import { lazyLayer } from '../layers/lazy-layer.tsx'
import type { SheetContent } from './sheet-layer.tsx'

const Layer = lazyLayer(() => import('./sheet-layer.tsx').then(({ SheetLayer }) => SheetLayer))

/**
 * A modal side sheet, 480 px wide, on a phone as wide as the screen. The focus goes to `data-autofocus`, stays inside, and
 * returns when the sheet closes.
 */
export const Sheet = ({ opened, ...content }: SheetContent & { opened: boolean }) => {
  useLayoutEffect(() => (opened ? redirectTyping() : undefined), [opened])
  return opened ? <Layer {...content} /> : null
}
