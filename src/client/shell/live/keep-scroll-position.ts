const isField = (element: Element | null) => element?.matches('input, textarea, [contenteditable]') === true

/** The element that must not move: the focused field of an entry, or the first visible entry unless the page is at its top. */
const anchorIn = (scroller: HTMLElement): Element | undefined => {
  const focused = document.activeElement
  if (focused && isField(focused) && focused.closest('[data-entry]') && scroller.contains(focused)) return focused
  if (scroller.scrollTop === 0) return undefined
  const { top } = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll('[data-entry]')].find((entry) => entry.getBoundingClientRect().bottom > top)
}

// New data is on the screen after a frame or two.
const renderTime = 150

let release = () => {}

/**
 * Runs an update and keeps what the user reads or types in place until it is on the screen. The next update takes over from the one
 * before. Replaces scroll anchoring, which not every browser has and which does nothing at the top of a page.
 */
export const keepScrollPosition = async (work: () => Promise<unknown>): Promise<void> => {
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
  release()
  const stop = () => {
    changes.disconnect()
    for (const event of ['scroll', 'focusin'] as const) scroller.removeEventListener(event, look)
  }
  release = stop
  look()
  changes.observe(scroller, { childList: true, subtree: true, characterData: true })
  for (const event of ['scroll', 'focusin'] as const) scroller.addEventListener(event, look, { passive: true })
  try {
    await work()
  } finally {
    setTimeout(stop, renderTime)
  }
}
