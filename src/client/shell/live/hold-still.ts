const isField = (element: Element | null) => element?.matches('input, textarea, [contenteditable]') === true

/** What has to stay where it is: the field one types in; else, unless one is at the top, the first entry of a stream that is in sight. */
const anchorIn = (scroller: HTMLElement): Element | undefined => {
  const focused = document.activeElement
  if (focused && isField(focused) && focused.closest('[data-entry]') && scroller.contains(focused)) return focused
  if (scroller.scrollTop === 0) return undefined
  const { top } = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll('[data-entry]')].find((entry) => entry.getBoundingClientRect().bottom > top)
}

// From the data to the page it takes a frame or two.
const drawn = 150

/**
 * Runs what may change the page by itself and keeps what one reads or types in where it is, whatever comes or goes above it. Browsers do so
 * themselves, but not all of them, and none at the top of the page.
 */
export const holdStill = async (work: () => Promise<unknown>): Promise<void> => {
  const scroller = document.getElementById('page')
  if (!scroller) return void (await work())
  let anchor: Element | undefined
  let top = 0
  const place = () => anchor?.getBoundingClientRect().top ?? 0
  const look = () => {
    anchor = anchorIn(scroller)
    top = place()
  }
  const changes = new MutationObserver(() => {
    const moved = anchor?.isConnected ? place() - top : 0
    if (moved !== 0) scroller.scrollTop += moved
  })
  look()
  changes.observe(scroller, { childList: true, subtree: true, characterData: true })
  for (const event of ['scroll', 'focusin'] as const) scroller.addEventListener(event, look, { passive: true })
  try {
    await work()
    await new Promise((done) => setTimeout(done, drawn))
  } finally {
    changes.disconnect()
    for (const event of ['scroll', 'focusin'] as const) scroller.removeEventListener(event, look)
  }
}
