const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])'

/** What can be reached with Tab inside an element, in order. */
export const focusableIn = (element: HTMLElement | null | undefined): readonly HTMLElement[] =>
  element ? [...element.querySelectorAll<HTMLElement>(focusable)].filter((found) => found.tabIndex >= 0 && found.checkVisibility()) : []

/** Puts the focus where a layer that opens wants it: on `data-autofocus`, else on its first field, else on what comes first. */
export const focusFirst = (element: HTMLElement): void => {
  if (element.contains(document.activeElement) && document.activeElement !== element) return
  const inside = focusableIn(element)
  const wanted = element.querySelector<HTMLElement>('[data-autofocus]')
  const field = inside.find((found) => found.matches('input, select, textarea'))
  ;(wanted ?? field ?? inside[0] ?? element).focus({ preventScroll: true })
}

/** Keeps Tab inside a layer: after the last comes the first. For `onKeyDown`. */
export const keepTabInside = (event: { key: string; shiftKey: boolean; preventDefault: () => void }, element: HTMLElement | null): void => {
  if (event.key !== 'Tab' || !element) return
  const inside = focusableIn(element)
  const active = document.activeElement
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) event.preventDefault()
  else if (event.shiftKey ? active === first || active === element : active === last) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}
