import { formatDateTime } from '../../ui/dates/format-date.ts'

const cutText = (element: HTMLElement) => (element.scrollWidth > element.clientWidth ? element.textContent : '')

/** Sets the title of a time to its full date, and of truncated text to the full text. */
export const showCutText = (target: Element): void => {
  const element = target.closest<HTMLElement>('time, a, [role=gridcell]')
  if (!element) return
  const title = element instanceof HTMLTimeElement ? formatDateTime(new Date(element.dateTime)) : cutText(element)
  if (title) element.title = title
  else element.removeAttribute('title')
}
