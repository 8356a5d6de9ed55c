const ends = ['mouseup', 'contextmenu', 'dragend', 'pointercancel', 'keyup']

/**
 * Runs at once, or after the click of a press under way: an editor that closes on blur may move the pressed element away from the pointer,
 * and the click would be lost.
 */
export const afterPress = (run: () => void): void => {
  if (!document.querySelector(':active')) {
    run()
    return
  }
  const over = new AbortController()
  const ended = () => {
    over.abort()
    setTimeout(run)
  }
  for (const end of ends) window.addEventListener(end, ended, { capture: true, signal: over.signal })
}
