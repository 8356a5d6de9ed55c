import { useSyncExternalStore } from 'react'

/** How tight rows of lists are: 40 px, or 32. Kept on this device. */
export type Density = 'comfortable' | 'compact'

const key = 'tandem-density'
const listeners = new Set<() => void>()
let chosen: Density | undefined

const read = (): Density => {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

const current = () => {
  chosen ??= read()
  return chosen
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const setDensity = (density: Density) => {
  chosen = density
  try {
    localStorage.setItem(key, density)
  } catch {
    // Storage may be blocked: it then holds until the page is left.
  }
  for (const listener of listeners) listener()
}

export const useDensity = () => {
  const density = useSyncExternalStore(subscribe, current)
  return { density, setDensity, rowHeight: density === 'compact' ? 32 : 40 } as const
}
