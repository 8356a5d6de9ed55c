const ask = (event: BeforeUnloadEvent) => event.preventDefault()
let running = 0

/** Whether something runs that leaving the page would stop half way. */
export const isKeptOpen = () => running > 0

/** Until the function it returns is called the browser asks before the page is left, for what runs would stop half way. */
export const keepPageOpen = () => {
  running += 1
  window.addEventListener('beforeunload', ask)
  return () => {
    running -= 1
    if (running === 0) window.removeEventListener('beforeunload', ask)
  }
}
