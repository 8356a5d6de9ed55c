/** Puts the focus on the title of the page, so that it is read out and Tab goes on from there; on the page itself where it has none. */
export const focusTitle = (page: HTMLElement | null = document.querySelector('main')): HTMLElement | null => {
  const heading = page?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const titled = heading ?? page
  titled?.focus({ preventScroll: true })
  return titled
}
