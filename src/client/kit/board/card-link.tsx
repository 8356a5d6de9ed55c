import type { MouseEvent } from 'react'
import { appHref } from '../../ui/page/app-location.ts'
import { asksForTab, buttonLink } from '../../ui/page/row-link.ts'
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

/** Opens the record of a card, in another tab where the click asks for one. Leaves other links, controls and what the browser handles alone. */
export const clickCard = (event: MouseEvent, path: string, open: () => void): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  const control = target.closest('a, button, input, label')
  if (!control) buttonLink(path, open).onClick(event)
  if (!control?.matches(cardLinkSelector) || asksForTab(event) || event.button !== 0 || event.shiftKey) return
  event.preventDefault()
  open()
}
