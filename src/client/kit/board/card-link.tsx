import type { MouseEvent } from 'react'
import { appHref } from '../../ui/page/app-location.ts'
import { asksForTab } from '../../ui/page/row-link.ts'
import classes from './board-card.module.css'

const cardLinkSelector = `a.${classes.name}`

/**
 * The name of a card as a link. The board handles a plain click on it; with a modifier key the browser opens another tab or window. Pressing it
 * and moving drags the card, not the address.
 */
export const cardLink = (path: string, name: string) => (
  <a className={classes.name} href={appHref(path)} title={name} tabIndex={-1} draggable={false}>
    {name}
  </a>
)

/** Returns whether a click on a card opens its record: one on another link or a control does not, nor one that the browser handles. */
export const opensCard = (event: MouseEvent): boolean => {
  const { target } = event
  if (!(target instanceof Element)) return false
  const control = target.closest('a, button, input, label')
  if (!control?.matches(cardLinkSelector)) return control === null
  if (asksForTab(event) || event.shiftKey) return false
  event.preventDefault()
  return true
}
