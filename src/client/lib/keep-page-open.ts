const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
let running = 0

/** Whether something is running that leaving the page would interrupt. */
export const isKeptOpen = () => running > 0

/** Makes the browser ask before the page is left, until the returned function is called. */
export const keepPageOpen = () => {
  running += 1
  window.addEventListener('beforeunload', onBeforeUnload)
  return () => {
    running -= 1
    if (running === 0) window.removeEventListener('beforeunload', onBeforeUnload)
  }
}
