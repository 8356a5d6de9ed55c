import { formatDateTime } from '../../../ui/dates/format-date.ts'

/**
 * Gives what the pointer is on its title: to a time the whole of it, to a cell or a link that is cut its text. Only there and then, for a
 * title on every cell is what a long list pays for with every row; what was there before may have changed, so an old one is taken off.
 */
export const nameWhatIsCut = (target: Element): void => {
  const element = target.closest<HTMLElement>('time, a, [role=gridcell]')
  if (!element) return
  const title = element instanceof HTMLTimeElement ? formatDateTime(new Date(element.dateTime)) : cutText(element)
  if (title) element.title = title
  else element.removeAttribute('title')
}

const cutText = (element: HTMLElement) => (element.scrollWidth > element.clientWidth ? element.textContent : '')
