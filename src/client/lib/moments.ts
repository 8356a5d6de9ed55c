export type Watch = (look: () => void) => () => void

/** Resolves when `holds` returns true, checked now and whenever `watch` calls back, or when `signal` aborts. */
export const until = (holds: () => boolean, watch: Watch, signal?: AbortSignal) =>
  new Promise<void>((done) => {
    const look = () => {
      if (!holds() && !signal?.aborted) return
      leave()
      signal?.removeEventListener('abort', look)
      done()
    }
    const leave = watch(look)
    signal?.addEventListener('abort', look)
    queueMicrotask(look)
  })

/** Resolves after `ms`, or when `signal` aborts. */
export const pause = (ms: number, signal?: AbortSignal) => {
  let over = false
  const watch: Watch = (look) => {
    const ring = () => {
      over = true
      look()
    }
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  }
  return until(() => over, watch, signal)
}

/** Runs `work` with a signal that aborts as soon as `holds` no longer returns true, or with `signal`. */
export const whileHolds = async (holds: () => boolean, watch: Watch, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>) => {
  const over = new AbortController()
  const stop = () => over.abort()
  const leave = watch(() => holds() || stop())
  signal.addEventListener('abort', stop)
  try {
    await work(over.signal)
  } finally {
    leave()
    signal.removeEventListener('abort', stop)
  }
}

/** Calls back whenever any of these do. */
export const watchAll =
  (...watches: Watch[]): Watch =>
  (look) => {
    const leaves = watches.map((watch) => watch(look))
    return () => {
      for (const leave of leaves) leave()
    }
  }

export const isPageVisible = () => document.visibilityState === 'visible'

export const watchVisibility: Watch = (look) => {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Calls back when the device may have changed to another network. Safari and Firefox say only when it was gone. */
export const watchNetwork: Watch = (look) => {
  const sources: EventTarget[] = [globalThis.window, globalThis.navigator?.connection].filter((source) => source !== undefined)
  const events = ['online', 'offline', 'change']
  for (const source of sources) for (const event of events) source.addEventListener(event, look)
  return () => {
    for (const source of sources) for (const event of events) source.removeEventListener(event, look)
  }
}
