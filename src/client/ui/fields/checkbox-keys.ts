import type { KeyboardEvent } from 'react'

/** Keys of a search field with checkboxes under it: arrows move between them, Enter ticks: in the field, the first box that can be ticked. */
export const checkboxKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const stops = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled:not([type="radio"])')]
  const at = stops.indexOf(event.target as HTMLInputElement)
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (at < 0) return
  if (step) stops[(at + step + stops.length) % stops.length]?.focus()
  else if (event.key === 'Enter') stops[Math.max(1, at)]?.click()
  else return
  event.preventDefault()
}
