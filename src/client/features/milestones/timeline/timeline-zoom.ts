import { storedChoice } from '../../../ui/storage/stored-choice.ts'

const order = ['near', 'middle', 'far'] as const
export type Zoom = (typeof order)[number]

/** How many weeks the timeline shows at once. */
const weeks = { near: 4, middle: 10, far: 26 }
const weeksOnPhone = { near: 3, middle: 6, far: 13 }
export const weeksOf = (zoom: Zoom, phone: boolean): number => (phone ? weeksOnPhone : weeks)[zoom]

/** The chosen zoom, kept on this device. */
export const zoom = storedChoice<Zoom>('tandem-timeline-zoom', ['middle', 'near', 'far'])
export const zooms: readonly Zoom[] = order

/** Zooms in (−1) or out (1). */
export const zoomBy = (step: 1 | -1): void => {
  const next = order[order.indexOf(zoom.get()) + step]
  if (next) zoom.set(next)
}
