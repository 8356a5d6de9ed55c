import { useSyncExternalStore } from 'react'

let minute = Math.floor(Date.now() / 60_000)
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const tick = () => {
  const next = Math.floor(Date.now() / 60_000)
  if (next === minute) return
  minute = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(tick, 5_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

const current = () => {
  // Nobody listened for a while: the minute that was kept is stale.
  if (!timer) minute = Math.floor(Date.now() / 60_000)
  return minute
}

/** The time, exact to a minute; everything on the page that shows one changes together. */
export const useNow = (): Date => new Date(useSyncExternalStore(subscribe, current) * 60_000 + 59_999)
