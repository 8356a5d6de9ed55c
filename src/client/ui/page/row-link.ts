import type { MouseEvent } from 'react'
import { appHref } from './app-location.ts'

/** Whether a click asks for another tab: with Ctrl or ⌘, or the middle button. */
export const asksForTab = ({ button, ctrlKey, metaKey }: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey'>): boolean =>
  button === 1 || (button === 0 && (ctrlKey || metaKey))

export const openTab = (path: string): void => void window.open(appHref(path), '_blank', 'noopener')

/** Keeps the middle button from scrolling what it opens. A link has no such scrolling. */
export const keepFromScrolling = (event: MouseEvent): void => {
  if (event.button === 1 && !(event.target instanceof Element && event.target.closest('a'))) event.preventDefault()
}

/** What a link in the row of a record does with a click that is not the browser's: `{ href, onClick }`. */
export const nameLink = (path: string, open: () => void) => ({
  href: appHref(path),
  draggable: false,
  onClick: (event: MouseEvent) => {
    if (asksForTab(event) || event.shiftKey) return
    event.preventDefault()
    open()
  },
})

/** Lets a button open a record, in another tab where the click asks for one. */
export const buttonLink = (path: string, open: () => void) => {
  const onClick = (event: MouseEvent) => {
    if (asksForTab(event)) openTab(path)
    else if (event.button === 0) open()
  }
  return { onClick, onAuxClick: onClick }
}

/** Lets a whole row, apart from the links and controls in it, open its record, in another tab where the click asks for one. */
export const rowLink = (path: string, open: () => void) => {
  const link = buttonLink(path, open)
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && !event.target.closest('a, button, input, label')) link.onClick(event)
  }
  return { onClick, onAuxClick: onClick, onMouseDown: keepFromScrolling }
}
