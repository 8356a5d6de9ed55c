/** Focuses the page's title, or the page if it has none. Screen readers read it, and Tab continues from there. */
export const focusTitle = (page: HTMLElement | null = document.querySelector('main')): HTMLElement | null => {
  const heading = page?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const focused = heading ?? page
  focused?.focus({ preventScroll: true })
  return focused
}
