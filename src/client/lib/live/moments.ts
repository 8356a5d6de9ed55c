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

export const isPageVisible = () => document.visibilityState === 'visible'

export const watchVisibility: Watch = (look) => {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
