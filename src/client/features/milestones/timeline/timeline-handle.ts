/** The actions of the controls above the timeline. */
export interface TimelineHandle {
  /** Pans by half of what is in sight: 1 to later days, −1 to earlier ones. */
  readonly pan: (direction: 1 | -1) => void
  readonly showToday: () => void
}
