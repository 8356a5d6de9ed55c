import { createStore, useStore } from '@mantine/store'

/** The height of list rows: 40 px, or 32. Kept on this device. */
type Density = 'comfortable' | 'compact'

const key = 'tandem-density'

const read = (): Density => {
  try {
    return localStorage.getItem(key) === 'compact' ? 'compact' : 'comfortable'
  } catch {
    return 'comfortable'
  }
}

const store = createStore({ density: read() })

const setDensity = (density: Density) => {
  try {
    localStorage.setItem(key, density)
  } catch {
    // Storage is blocked: the choice lasts until the page closes.
  }
  store.setState({ density })
}

export const useDensity = () => {
  const { density } = useStore(store)
  return { density, setDensity, rowHeight: density === 'compact' ? 32 : 40 } as const
}
