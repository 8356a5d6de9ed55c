import type { UIEvent } from 'react'

/** Scrolls the head of the page out of a low window when what is below it is scrolled: the rest of the page then fills the window. */
export const scrollHeadAway = ({ target, currentTarget: main }: UIEvent<HTMLElement>): void => {
  if (!(target instanceof HTMLElement) || target === main || target.scrollTop === 0) return
  if (main.scrollHeight > main.clientHeight && target.closest('.t-fill')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
