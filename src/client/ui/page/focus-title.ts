/** Focuses the name of the page's tab, else its title, or the page if it has none. Screen readers read it, and Tab continues from there. */
export const focusTitle = (page: HTMLElement | null = document.querySelector('main')): HTMLElement | null => {
  const heading = page?.querySelector<HTMLElement>('[data-tab-title]') ?? page?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const focused = heading ?? page
  focused?.focus({ preventScroll: true })
  return focused
}
