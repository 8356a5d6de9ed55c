const ends = ['mouseup', 'contextmenu', 'dragend', 'pointercancel', 'keyup']

/**
 * Runs at once; while something is being pressed, after the press has ended and has had its click. What closes when it is left may
 * move what is pressed away from under the pointer, and the click would be lost.
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
