import { formatDateTime } from '../../ui/dates/format-date.ts'

const cutText = (element: HTMLElement) => (element.scrollWidth > element.clientWidth ? element.textContent : '')

/** Gives a time its full date as title, and a cell or link that is cut its full text. */
export const showCutText = (target: Element): void => {
  const element = target.closest<HTMLElement>('time, a, [role=gridcell]')
  if (!element) return
  const title = element instanceof HTMLTimeElement ? formatDateTime(new Date(element.dateTime)) : cutText(element)
  if (title) element.title = title
  else element.removeAttribute('title')
}
