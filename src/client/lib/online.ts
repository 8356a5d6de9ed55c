import { createStore, useStore } from '@mantine/store'
import { onlineManager } from '@tanstack/react-query'

/** `offline`: the device has no network. `unreachable`: it has one, but the service does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

const isOffline = () => globalThis.navigator?.onLine === false
const store = createStore<{ connection: Connection }>({ connection: isOffline() ? 'offline' : 'online' })
let answers = true
let probe: (() => Promise<unknown>) | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const update = () => {
  const connection = isOffline() ? 'offline' : answers ? 'online' : 'unreachable'
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

/** Call this when the service did not answer. */
export const reportUnreachable = () => {
  if (!answers) return
  answers = false
  probeAfter(2_000)
  update()
}

/** Starts watching the network. `ask` is a cheap request that is repeated while the service does not answer. */
export const watchConnection = (ask: () => Promise<unknown>) => {
  probe = ask
  const onChange = () => {
    if (!isOffline() && !answers) probeAfter(0)
    update()
  }
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
}

export const connection = (): Connection => store.getState().connection

/** Calls back when the connection may have changed. Returns a function that stops it. */
export const onConnection = store.subscribe

export const useConnection = (): Connection => useStore(store).connection
