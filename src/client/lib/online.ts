import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** `offline`: this device has no network. `unreachable`: it has, but the service does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

const listeners = new Set<() => void>()
const away = () => globalThis.navigator?.onLine === false
let answers = true
let probe: (() => Promise<unknown>) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

export const connection = (): Connection => (away() ? 'offline' : answers ? 'online' : 'unreachable')

const tell = () => {
  // Queries that failed meanwhile are asked again when this turns true.
  onlineManager.setOnline(connection() === 'online')
  for (const listener of listeners) listener()
}

const askAgain = (wait: number) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (answers || !probe) return
    probe().catch(() => undefined)
    askAgain(Math.min(wait * 2, 30_000))
  }, wait)
}

/** An answer came, whatever it said. */
export const reportReachable = () => {
  if (answers) return
  answers = true
  clearTimeout(timer)
  tell()
}

/** No answer came. */
export const reportUnreachable = () => {
  if (!answers) return
  answers = false
  askAgain(2_000)
  tell()
}

/** Starts watching the network; `ask` is any cheap call, made from time to time while the service does not answer. */
export const watchConnection = (ask: () => Promise<unknown>) => {
  probe = ask
  const changed = () => {
    if (!away() && !answers) askAgain(0)
    tell()
  }
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
}

/** Calls back when the connection may have changed; returns the way to stop. */
export const onConnection = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the service can be reached, as far as anybody knows. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection)
