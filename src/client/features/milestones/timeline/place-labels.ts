import marks from './timeline-marks.module.css'

/** px between the middle of a diamond and its label. */
const gap = 12

/** Where a diamond that is out of sight lies. */
const sideOf = (at: number, from: number, to: number) => (at < from ? 'before' : at > to ? 'after' : undefined)

/** Shows the arrows to the diamonds that are out of sight. */
const placeArrows = (scroller: HTMLElement, dayWidth: number, from: number, to: number) => {
  for (const arrow of scroller.querySelectorAll<HTMLElement>(`.${marks.arrow}`)) {
    const side = sideOf((Number(arrow.style.getPropertyValue('--at')) + 0.5) * dayWidth, from, to)
    if (side) arrow.dataset.side = side
    else delete arrow.dataset.side
  }
}

/**
 * Puts the labels that the right edge would cut before their diamonds: on the path of a move, or before a path that is too short.
 * Where the diamond is out of sight, an arrow shows in place of its label.
 */
export const placeLabels = (scroller: HTMLElement, dayWidth: number, sideWidth: number): void => {
  const from = scroller.scrollLeft
  const to = from + scroller.clientWidth - sideWidth
  const labels = [...scroller.querySelectorAll<HTMLElement>(`.${marks.label}`)]
  const places = labels.map(({ offsetWidth, style }) => {
    const placeOf = (name: string) => (Number(style.getPropertyValue(name)) + 0.5) * dayWidth
    const [first, last] = [placeOf('--first'), placeOf('--at')]
    if (sideOf(last, from, to)) return 'hidden'
    if (last + gap + offsetWidth <= to) return undefined
    if (last === first || last - first > offsetWidth + 2 * gap) return 'diamond'
    return first - gap - offsetWidth >= from ? 'path' : undefined
  })
  for (const [index, label] of labels.entries()) {
    const place = places[index]
    if (place) label.dataset.before = place
    else delete label.dataset.before
  }
  placeArrows(scroller, dayWidth, from, to)
}
