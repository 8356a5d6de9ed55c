import { createStore, useStore } from '@mantine/store'
import { onlineManager } from '@tanstack/react-query'

/**
 * `offline`: the device has no network. `unreachable`: it has one, but the service does not answer. `blocked`: a page of the network answers
 * instead, such as the sign-in page of a hotel.
 */
export type Connection = 'online' | 'offline' | 'unreachable' | 'blocked'

/** What the browser believes. It is wrong behind some VPNs, so it only names the reason when the service does not answer. */
const isOffline = () => globalThis.navigator?.onLine === false
const store = createStore<{ connection: Connection }>({ connection: 'online' })
let answers = true
let byPage = false
let probe: (() => Promise<unknown>) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const update = () => {
  const connection = answers ? 'online' : byPage ? 'blocked' : isOffline() ? 'offline' : 'unreachable'
  // Failed queries run again when this turns true.
  onlineManager.setOnline(connection === 'online')
  store.setState({ connection })
}

const probeAfter = (wait: number) => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (answers || !probe) return
    probe().catch(() => undefined)
    probeAfter(Math.min(wait * 2, 30_000))
  }, wait)
}

/** Call this when the service has answered, whatever the answer says. */
export const reportReachable = () => {
  if (answers) return
  answers = true
  clearTimeout(timer)
  update()
}

/** Call this when the service did not answer; `byPage` when a page of the network did. */
export const reportUnreachable = (how: { byPage?: boolean } = {}) => {
  const changed = answers || byPage !== (how.byPage === true)
  byPage = how.byPage === true
  if (answers) probeAfter(2_000)
  answers = false
  if (changed) update()
}

/** Starts watching the network. `ask` is a cheap request that is repeated while the service does not answer. */
export const watchConnection = (ask: () => Promise<unknown>) => {
  probe = ask
  const onChange = () => {
    if (answers) void probe?.().catch(() => undefined)
    else if (!isOffline()) probeAfter(0)
    update()
  }
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
}

export const connection = (): Connection => store.getState().connection

/** Calls back when the connection may have changed. Returns a function that stops it. */
export const onConnection = store.subscribe

export const useConnection = (): Connection => useStore(store).connection
