type Watch = (look: () => void) => () => void

/** Resolves as soon as `holds`, asked at once and again whenever `watch` calls back; also when it is stopped. */
export const until = (holds: () => boolean, watch: Watch, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const look = () => {
      if (!holds() && !signal.aborted) return
      leave()
      signal.removeEventListener('abort', look)
      done()
    }
    const leave = watch(look)
    signal.addEventListener('abort', look)
    queueMicrotask(look)
  })

/** Resolves after so many ms; at once when it is stopped. */
export const pause = (ms: number, signal: AbortSignal) => {
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

export const isInSight = () => document.visibilityState === 'visible'

export const watchSight: Watch = (look) => {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
